import type { PostalAddress } from '@stoa/i18n/addresses'

interface PackedOrder {
  payment_status: string
  items: readonly { is_giftcard: boolean }[]
  shipping_address: PostalAddress | null
}

export type PreflightWarning = 'notCaptured' | 'unpaid' | 'paymentProblem' | 'noAddress' | 'addressIncomplete'

const PAYMENT_WARNINGS: Readonly<Partial<Record<string, PreflightWarning>>> = {
  awaiting: 'notCaptured',
  not_paid: 'unpaid',
  requires_action: 'paymentProblem',
}

/** Countries without postal codes. */
const NO_CODE: ReadonlySet<string> = new Set(
  'ae ag ao aw bf bi bj bo bs bw bz cd cf cg ci ck cm dj dm er fj gd gh gm gq gy hk jm ke ki km kn kp lc ml mo mr mu mw nr nu qa rw sb sc sl sr st sy tf tg tk tl to tt tv tz ug vu ye zw'.split(
    ' ',
  ),
)

/** What speaks against packing an order now. */
export function preflightOf({ payment_status, items, shipping_address }: PackedOrder): PreflightWarning[] {
  const payment = PAYMENT_WARNINGS[payment_status]
  const warnings: PreflightWarning[] = payment ? [payment] : []
  if (items.every(({ is_giftcard }) => is_giftcard)) return warnings
  if (!shipping_address) warnings.push('noAddress')
  else if (!isComplete(shipping_address)) warnings.push('addressIncomplete')
  return warnings
}

function isComplete(address: PostalAddress): boolean {
  const { first_name, last_name, company, address_1, city, postal_code, country_code } = address
  const hasCode = Boolean(postal_code) || NO_CODE.has(country_code?.toLowerCase() ?? '')
  return [first_name || last_name || company, address_1, city, country_code].every(Boolean) && hasCode
}
