import type { VariantOfProduct } from '@stoa/api/admin/products'

/** An option as it is edited; without an id it is new. */
export interface OptionEdit {
  id?: string
  title: string
}

/** What is to be done about options, in an order that never leaves two of one title. */
export type OptionChange =
  | { kind: 'delete'; id: string; title: string }
  | { kind: 'rename'; id: string; title: string }
  | { kind: 'create'; title: string }

/** What must be done to come from one list of options to the other. */
export function optionChanges(
  before: readonly { id: string; title: string }[],
  after: readonly OptionEdit[],
): OptionChange[] {
  const kept = new Map(after.flatMap(({ id, title }) => (id ? [[id, title.trim()] as const] : [])))
  const deleted = before.filter(({ id }) => !kept.has(id))
  const renamed = before.filter(({ id, title }) => kept.has(id) && kept.get(id) !== title)
  return [
    ...deleted.map(({ id, title }) => ({ kind: 'delete' as const, id, title })),
    ...renamed.map(({ id }) => ({ kind: 'rename' as const, id, title: kept.get(id) ?? '' })),
    ...after.flatMap(({ id, title }) => (id ? [] : [{ kind: 'create' as const, title: title.trim() }])),
  ]
}

/** The variants that would be the same once these rows are all the options; new options tell variants apart. */
export function collidingAfter(
  {
    options,
    variants,
  }: { options: readonly { id: string; title: string }[]; variants: readonly VariantOfProduct[] },
  rows: readonly OptionEdit[],
): string[] {
  const changes = optionChanges(options, rows)
  const deleted = new Set(changes.flatMap((change) => (change.kind === 'delete' ? [change.id] : [])))
  const isDistinct = deleted.size === 0 || changes.some(({ kind }) => kind === 'create')
  return isDistinct ? [] : collidingVariants(variants, deleted)
}

/** Pairs of variants that would be the same once these options are gone, by their titles. */
function collidingVariants(variants: readonly VariantOfProduct[], deletedIds: ReadonlySet<string>): string[] {
  const byValues = Map.groupBy(variants, ({ options }) =>
    JSON.stringify(
      options
        .filter(({ option_id }) => !deletedIds.has(option_id))
        .map(({ option_id, value }) => [option_id, value])
        .toSorted(),
    ),
  )
  return [...byValues.values()]
    .filter((same) => same.length > 1)
    .flatMap((same) => same.map(({ title }) => title))
}
