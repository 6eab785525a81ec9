import type { Cart } from '@stoa/api/store/carts'

export type { Cart }

/** One line of a cart. */
export type CartLine = Cart['items'][number]

/** Lines in the order in which they came into the cart: the backend's own order changes from answer to answer. */
export const linesOf = <Line extends { id: string; created_at: string }>({
  items,
}: {
  items: Line[]
}): Line[] => items.toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id))

/** The name of a line, distinct from others of the same product. */
export const lineName = ({ title, description }: { title: string; description: string | null }): string =>
  description ? `${title} (${description})` : title

/** A cart that became an order is read-only, though the backend would still add lines. */
export const isOpen = (cart: Pick<Cart, 'completed_at'>): boolean => !cart.completed_at
