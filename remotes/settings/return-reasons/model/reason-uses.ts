/** An order, as far as it says why something came back. */
export interface ReturnedOrder {
  returns?: readonly { items?: readonly { reason_id: string | null }[] }[]
}

/** How many lines came back for each reason, by its id. */
export function reasonUses(orders: readonly ReturnedOrder[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  const items = orders.flatMap(({ returns = [] }) => returns.flatMap((one) => one.items ?? []))
  for (const { reason_id } of items)
    if (reason_id !== null) uses.set(reason_id, (uses.get(reason_id) ?? 0) + 1)
  return uses
}
