/** The key of the store's metadata that holds the order. */
export const REASON_ORDER = 'stoa_return_reason_order'

type Metadata = Readonly<Record<string, unknown>> | null | undefined

/** The ids of return reasons in the order of the staff, from the store's metadata. Default none. */
export function reasonOrderOf(metadata: Metadata): readonly string[] {
  const order = metadata?.[REASON_ORDER]
  return Array.isArray(order) ? order.filter((id) => typeof id === 'string') : []
}

/** The change of the store's metadata that keeps an order of ids. */
export const reasonOrderChange = (ids: readonly string[]): Record<string, unknown> => ({
  [REASON_ORDER]: ids,
})

interface Reason {
  id: string
  label: string
  created_at: Date | string
}

/**
 * Reasons and those inside them, each level in the given order of ids; those that it does not name follow, oldest first.
 * The backend keeps no order itself.
 */
export function inReasonOrder<
  Child extends Reason,
  Group extends Reason & { return_reason_children: readonly Child[] },
>(reasons: readonly Group[], order: readonly string[]): (Group & { return_reason_children: Child[] })[] {
  const ranks = new Map(order.map((id, rank) => [id, rank]))
  const rankOf = ({ id }: Reason) => ranks.get(id) ?? order.length
  const compare = (one: Reason, other: Reason) =>
    rankOf(one) - rankOf(other) ||
    new Date(one.created_at).getTime() - new Date(other.created_at).getTime() ||
    one.label.localeCompare(other.label)
  return reasons
    .toSorted(compare)
    .map((group) => ({ ...group, return_reason_children: group.return_reason_children.toSorted(compare) }))
}
