import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('admin', 'discounts')
const codes = () => [...keys.all, 'code'] as const

export const discountKeys = {
  ...keys,
  /** What was looked up by a code, whatever the code is. */
  codes,
  /** In capitals, as the backend keeps codes, so that one code has one key. */
  byCode: (code: string, ...query: [] | [object]) => [...codes(), code.toUpperCase(), ...query] as const,
  condition: (discountId: string, conditionId: string, ...query: [] | [object]) =>
    [...keys.detail(discountId), 'conditions', conditionId, ...query] as const,
}
