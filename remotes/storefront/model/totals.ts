/** The totals of a cart or an order from the backend, in minor units, without tax. */
export interface Amounts {
  subtotal?: number
  discount_total?: number
  item_tax_total?: number | null
  shipping_total?: number
  shipping_tax_total?: number | null
  gift_card_total?: number
  gift_card_tax_total?: number
  total?: number
  items: readonly { original_tax_total?: number | null }[]
}

/** One line of the sum. Reductions are negative, so that the lines before `total` add up to it. */
export interface TotalLine {
  id: 'items' | 'discount' | 'shipping' | 'giftCard' | 'tax' | 'total' | 'includedTax'
  amount: number
}

interface TotalsOptions {
  /** Prices include tax: the tax is named after the total and not added. */
  withTax: boolean
  /** A way of delivery was chosen. */
  hasShipping: boolean
}

/** How the total comes about, in the custom of the region. Lines of nothing are left out, but for free delivery. */
export function totalsOf(amounts: Amounts, { withTax, hasShipping }: TotalsOptions): TotalLine[] {
  const { subtotal = 0, discount_total = 0, shipping_total = 0, gift_card_total = 0, total = 0 } = amounts
  const fullItemTax = amounts.items.reduce((sum, item) => sum + (item.original_tax_total ?? 0), 0)
  const itemTax = amounts.item_tax_total ?? 0
  const shippingTax = amounts.shipping_tax_total ?? 0
  const giftCardTax = amounts.gift_card_tax_total ?? 0
  // Not the backend's own sum: an order's is less the gift card's share, a cart's is not.
  const tax = itemTax + shippingTax - giftCardTax
  const lines: TotalLine[] = withTax
    ? [
        { id: 'items', amount: subtotal + fullItemTax },
        { id: 'discount', amount: -(discount_total + fullItemTax - itemTax) },
        { id: 'shipping', amount: shipping_total + shippingTax },
        { id: 'giftCard', amount: -(gift_card_total + giftCardTax) },
        { id: 'total', amount: total },
        { id: 'includedTax', amount: tax },
      ]
    : [
        { id: 'items', amount: subtotal },
        { id: 'discount', amount: -discount_total },
        { id: 'shipping', amount: shipping_total },
        { id: 'giftCard', amount: -gift_card_total },
        { id: 'tax', amount: tax },
        { id: 'total', amount: total },
      ]
  const always = (id: TotalLine['id']) =>
    id === 'items' || id === 'total' || (id === 'shipping' && hasShipping)
  return lines.filter(({ id, amount }) => amount !== 0 || always(id))
}

/** The total of a line before discounts, with or without tax as the region does. */
export const lineAmount = (line: Omit<LineAmounts, 'original_tax_total'>, withTax: boolean): number =>
  (withTax ? line.original_total : line.subtotal) ?? 0

interface TaxedAmounts extends Omit<Amounts, 'items'> {
  items: readonly ({ id: string } & LineAmounts)[]
}

interface LineAmounts {
  subtotal?: number | null
  original_total?: number | null
  original_tax_total?: number | null
}

const lineAmounts = ({ subtotal, original_total, original_tax_total }: LineAmounts): LineAmounts => ({
  subtotal: subtotal ?? 0,
  original_total: original_total ?? 0,
  original_tax_total: original_tax_total ?? 0,
})

/** The amounts of a cart and of its lines with the taxes that were calculated for it. */
export const withTaxes = <Taxed extends TaxedAmounts>(cart: Taxed, taxes: TaxedAmounts): Taxed => ({
  ...cart,
  ...taxes,
  items: cart.items.map((item) => {
    const taxed = taxes.items.find(({ id }) => id === item.id)
    return taxed ? { ...item, ...lineAmounts(taxed) } : item
  }),
})
