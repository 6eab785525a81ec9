interface Return {
  id: string
  items?: readonly { reason_id: string | null }[]
}

/** An order, as far as it says why something came back. */
export interface ReturnedOrder {
  returns?: readonly Return[]
  /** Exchanges; the store may list their returns among those of the order too. */
  swaps?: readonly { return_order?: Return | null }[]
}

const returnsOf = ({ returns = [], swaps = [] }: ReturnedOrder): Iterable<Return> =>
  new Map(
    [...returns, ...swaps.flatMap((swap) => swap.return_order ?? [])].map((one) => [one.id, one]),
  ).values()

/** How many lines came back for each reason, by its id. */
export function reasonUses(orders: readonly ReturnedOrder[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  const items = orders.flatMap((order) => [...returnsOf(order)].flatMap((one) => one.items ?? []))
  for (const { reason_id } of items)
    if (reason_id !== null) uses.set(reason_id, (uses.get(reason_id) ?? 0) + 1)
  return uses
}
