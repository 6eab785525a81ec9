import type { Cart } from './cart.ts'
import { isDeliveryChosen, type ToDeliver } from './deliveries.ts'

/** The steps of the checkout, in their order. */
export const CHECKOUT_STEPS = ['address', 'delivery', 'payment', 'review'] as const

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** The parts of a cart that decide about the steps. */
export interface Progress extends ToDeliver {
  email: string | null
  shipping_address?: Partial<Record<AddressPart, string | null>> | null
  payment_sessions: readonly Pick<Cart['payment_sessions'][number], 'is_selected'>[]
  total?: number
}

const ADDRESS_PARTS = ['first_name', 'last_name', 'address_1', 'postal_code', 'city', 'country_code'] as const

type AddressPart = (typeof ADDRESS_PARTS)[number]

/** A cart that gift cards pay for altogether needs no other payment. */
export const needsPayment = ({ total = 0 }: Pick<Progress, 'total'>): boolean => total > 0

const isDone: Record<CheckoutStep, (cart: Progress) => boolean> = {
  address: ({ email, shipping_address }) =>
    Boolean(email) && ADDRESS_PARTS.every((part) => shipping_address?.[part]),
  delivery: isDeliveryChosen,
  payment: (cart) => !needsPayment(cart) || cart.payment_sessions.some((session) => session.is_selected),
  review: () => false,
}

/** The first step that is not done yet. */
export const dueStep = (cart: Progress): CheckoutStep =>
  CHECKOUT_STEPS.find((step) => !isDone[step](cart)) ?? 'review'

/** Whether a step may be opened: all before it are done. */
export const isOpenStep = (step: CheckoutStep, cart: Progress): boolean =>
  CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(dueStep(cart))

/** The step to show for the one in the address, which may be nonsense or too early. */
export function stepToShow(requested: string | null, cart: Progress): CheckoutStep {
  const step = CHECKOUT_STEPS.find((candidate) => candidate === requested)
  return step && isOpenStep(step, cart) ? step : dueStep(cart)
}

/** The step after one, where there is one. */
export const stepAfter = (step: CheckoutStep): CheckoutStep =>
  CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) + 1] ?? 'review'

/** The address of a step; it keeps the cart that a payment link names. */
export function stepPath(search: URLSearchParams, step: CheckoutStep): string {
  const next = new URLSearchParams(search)
  next.set('step', step)
  return `?${next}`
}
