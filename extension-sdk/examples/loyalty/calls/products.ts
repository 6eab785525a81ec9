import type { CallOptions, ClientPort, Product } from '@stoa/extension-sdk'

import { multiplierOf, multiplierPatch, type Multiplier } from '../model/multiplier.ts'

const pathOf = (id: string): string => `/products/${encodeURIComponent(id)}`

/** The multiplier as the server has it now. */
export async function readMultiplier(
  client: ClientPort,
  id: string,
  options?: CallOptions,
): Promise<Multiplier> {
  const query = { fields: 'id,metadata', expand: '' }
  const { product } = await client.get<{ product: Product }>(pathOf(id), { ...options, query })
  return multiplierOf(product.metadata)
}

/** Sends this one key; the server keeps the rest of the product's metadata. */
export async function writeMultiplier(
  client: ClientPort,
  id: string,
  multiplier: Multiplier,
): Promise<Multiplier> {
  const { product } = await client.post<{ product: Product }>(pathOf(id), {
    metadata: multiplierPatch(multiplier),
  })
  return multiplierOf(product.metadata)
}
