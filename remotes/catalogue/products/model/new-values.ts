import type { VariantOfProduct } from '@stoa/api/admin/products'

/** A new option with what each variant has of it, by the id of the variant. */
export interface NewOption {
  title: string
  values: Readonly<Record<string, string>>
}

/** All values of a variant once there are new options: those it had, without the deleted ones, and the new ones. */
export function newValueChanges(
  variant: VariantOfProduct,
  added: readonly NewOption[],
  /** The ids that the store gave the new options, by their titles. */
  made: ReadonlyMap<string, string>,
  deleted: ReadonlySet<string>,
): { option_id: string; value: string }[] {
  const own = variant.options.filter(({ option_id }) => !deleted.has(option_id))
  return [
    ...own.map(({ option_id, value }) => ({ option_id, value })),
    ...added.flatMap(({ title, values }) => {
      const option_id = made.get(title.trim())
      return option_id === undefined ? [] : [{ option_id, value: (values[variant.id] ?? '').trim() }]
    }),
  ]
}
