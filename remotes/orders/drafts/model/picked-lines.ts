import type { PickedVariant } from '@stoa/admin/pickers'

import type { DraftLine } from './draft-values.ts'

/** The variants of the lines, as the picker takes them. */
export const pickedOf = (lines: readonly DraftLine[]): ReadonlyMap<string, PickedVariant> =>
  new Map(
    lines.flatMap(({ variantId, title, details, thumbnail }) =>
      variantId === null
        ? []
        : [
            [
              variantId,
              {
                id: variantId,
                product: title,
                title: details,
                sku: null,
                thumbnail,
                price: null,
                stock: null,
                isBackorder: false,
              },
            ] as const,
          ],
    ),
  )

/** The lines once exactly the picked variants are in them. Lines that stay keep quantity and price. */
export function pickedLines(
  lines: readonly DraftLine[],
  picked: ReadonlyMap<string, PickedVariant>,
): DraftLine[] {
  const remaining = lines.filter(({ variantId }) => variantId === null || picked.has(variantId))
  const variantIds = new Set(remaining.map(({ variantId }) => variantId))
  const newVariants = [...picked.values()].filter(({ id }) => !variantIds.has(id))
  return [
    ...remaining,
    ...newVariants.map(({ id, product, title, thumbnail }) => ({
      key: id,
      variantId: id,
      title: product,
      details: title,
      thumbnail,
      quantity: 1,
      price: null,
    })),
  ]
}
