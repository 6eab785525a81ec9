import { useWatch } from 'react-hook-form'

import type { ReturnableLine } from '../model/lines.ts'
import { paidFor, refundFor, returnPrice } from '../model/refund.ts'
import { useShipping } from './use-shipping.ts'
import { chosenLines, type AfterSaleForm, type AfterSaleOrder } from './values.ts'

/** What the goods of a form were paid for, what their way back costs, and what that leaves to pay back; minor units. */
export function useReturnTotals(
  form: AfterSaleForm,
  order: AfterSaleOrder,
  lines: readonly ReturnableLine[],
) {
  const { find } = useShipping(order, true)
  const [said, option, price] = useWatch({ control: form.control, name: ['lines', 'option', 'price'] })
  const chosen = chosenLines(lines, said)
  const goods = paidFor(chosen)
  const shipping = returnPrice(find(option), price)
  return { chosen, goods, shipping, refund: refundFor(goods, shipping, order.refundable_amount) }
}
