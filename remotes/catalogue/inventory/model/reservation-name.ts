interface Reserved {
  inventory_item_id: string
  inventory_item?: { title?: string | null; sku?: string | null }
  line_item?: { title: string; description?: string | null }
}

/** Whether neither an order nor the item itself says what it is. */
export const isNameless = ({ inventory_item, line_item }: Reserved): boolean =>
  !line_item && !inventory_item?.title

/** What is reserved: as the order calls it, else as the inventory does. */
export function reservationName({ inventory_item_id, inventory_item, line_item }: Reserved): string {
  if (line_item) return [line_item.title, line_item.description].filter(Boolean).join(' · ')
  return inventory_item?.title || inventory_item?.sku || inventory_item_id
}
