interface Line {
  id: string
  quantity: number
}

interface ReturnedOrder<Item extends Line> {
  items: readonly Item[]
  returns: readonly { id: string; items: readonly { item_id: string; quantity: number }[] }[]
}

/** The lines of an order that a return brings back, in the quantities that it brings back. */
export function returnedItems<Item extends Line>(
  { items, returns }: ReturnedOrder<Item>,
  returnId: string,
): Item[] {
  const returned = returns.find(({ id }) => id === returnId)
  return items.flatMap((item) => {
    const quantity = returned?.items.find(({ item_id }) => item_id === item.id)?.quantity ?? 0
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
}
