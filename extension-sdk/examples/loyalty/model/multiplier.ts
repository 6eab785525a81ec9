import type { Metadata } from '@stoa/extension-sdk'

export const MULTIPLIER_KEY = 'loyalty_multiplier'

/** True in the metadata of products that earn nothing; written by the field of the product's form. */
const EXCLUDED_KEY = 'loyalty_excluded'

export const MULTIPLIERS = [1, 2, 3, 4, 5] as const

export type Multiplier = (typeof MULTIPLIERS)[number]

/** How many times over a product earns; 1 unless its metadata holds another of the allowed numbers. */
export function multiplierOf(metadata: Metadata | null | undefined): Multiplier {
  const stored = Number(metadata?.[MULTIPLIER_KEY])
  return MULTIPLIERS.find((multiplier) => multiplier === stored) ?? 1
}

/** How many times over a product really earns: not at all when it is excluded. */
export const timesOf = (metadata: Metadata | null | undefined): number =>
  metadata?.[EXCLUDED_KEY] === true ? 0 : multiplierOf(metadata)

/** The metadata to send. An empty text makes the server drop the key: 1 needs no entry. */
export const multiplierPatch = (multiplier: Multiplier): Metadata => ({
  [MULTIPLIER_KEY]: multiplier === 1 ? '' : multiplier,
})
