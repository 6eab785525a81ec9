import type { ShippingLimits } from '@stoa/api/admin/shipping-options'

interface Requirement {
  id?: string
  type: 'min_subtotal' | 'max_subtotal'
  amount: number
}

/** The requirements of limits. Those that are saved keep their ids, because the backend deletes what it does not find again. */
export const requirementsOf = (
  { min, max }: ShippingLimits,
  saved: readonly Requirement[] = [],
): Requirement[] =>
  (
    [
      ['min_subtotal', min],
      ['max_subtotal', max],
    ] as const
  ).flatMap(([type, amount]) => {
    if (amount === null) return []
    const id = saved.find((requirement) => requirement.type === type)?.id
    return [{ ...(id !== undefined && { id }), type, amount }]
  })

/** No cart can fulfil limits whose minimum is not below their maximum. */
export const isUnreachable = ({ min, max }: ShippingLimits): boolean =>
  min !== null && max !== null && min >= max
