/** From which and below which value of a cart a shipping option is offered, in minor units; null for no limit. */
export interface ShippingLimits {
  min: number | null
  max: number | null
}

interface Requirement {
  type: string
  /** In minor units. */
  amount: number
}

/** A shipping option, as far as its limits decide which carts it is for. */
export interface LimitedOption {
  /** The value of a cart is compared with its tax. */
  includes_tax?: boolean
  requirements?: readonly Requirement[] | null
}

/** What the goods of a cart are worth, without and with tax, in minor units. */
export interface CartValue {
  net: number
  gross: number
}

/** The limits that the requirements of an option stand for. */
export const shippingLimits = (requirements?: readonly Requirement[] | null): ShippingLimits => ({
  min: requirements?.find(({ type }) => type === 'min_subtotal')?.amount ?? null,
  max: requirements?.find(({ type }) => type === 'max_subtotal')?.amount ?? null,
})

/** The limit that keeps a cart from an option; undefined when it meets both. The backend compares in the same way. */
export function unmetLimit(
  { requirements, includes_tax: isWithTax = false }: LimitedOption,
  { net, gross }: CartValue,
): 'tooLow' | 'tooHigh' | undefined {
  const { min, max } = shippingLimits(requirements)
  const value = isWithTax ? gross : net
  if (min !== null && value < min) return 'tooLow'
  return max !== null && value >= max ? 'tooHigh' : undefined
}
