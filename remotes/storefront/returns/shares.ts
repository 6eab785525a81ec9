import type { ShopPaymentCollection } from '@stoa/api/store/payment-collections'

/** Provider → what it is to pay, in minor units; null while its field is empty. */
export type Amounts = Readonly<Record<string, number | null>>

/** What one provider pays of an amount, in minor units. */
export interface Share {
  provider_id: string
  amount: number
}

type Session = ShopPaymentCollection['payment_sessions'][number]

/** Sets one amount. Where there is one other way to pay, it gets the rest. */
export function withAmount(
  amounts: Amounts,
  provider: string,
  amount: number | null,
  { providers, due }: { providers: readonly string[]; due: number },
): Amounts {
  const [other, another] = providers.filter((id) => id !== provider)
  const hasRest = other !== undefined && another === undefined && amount !== null && amount <= due
  return { ...amounts, [provider]: amount, ...(hasRest && { [other]: due - amount }) }
}

/** The shares that are above zero. */
export const sharesOf = (amounts: Amounts): Share[] =>
  Object.entries(amounts).flatMap(([provider_id, amount]) => (amount ? [{ provider_id, amount }] : []))

/** Whether the shares are the whole amount. */
export const addUpTo = (shares: readonly Share[], due: number): boolean =>
  shares.reduce((sum, { amount }) => sum + amount, 0) === due

/** Whether the bank has confirmed a share. */
export const isConfirmed = ({ payment_authorized_at: at }: Pick<Session, 'payment_authorized_at'>): boolean =>
  Boolean(at)

/** Whether the bank asks the shopper for more before it confirms a share. */
export const asksForMore = ({ status }: Pick<Session, 'status'>): boolean => status === 'requires_more'

/** Whether it is still open how an amount is paid: the store keeps the shares from the first confirmed or pending one on. */
export const isDividable = ({ status }: Pick<ShopPaymentCollection, 'status'>): boolean =>
  status === 'not_paid'
