/** From which and below which value of a cart a shipping option is offered, in minor units; null for no limit. */
export interface Limits {
  min: number | null
  max: number | null
}

interface Requirement {
  id?: string
  type: 'min_subtotal' | 'max_subtotal'
  amount: number
}

/** The limits that the requirements of an option stand for. */
export const limitsOf = (requirements: readonly Requirement[] = []): Limits => ({
  min: requirements.find(({ type }) => type === 'min_subtotal')?.amount ?? null,
  max: requirements.find(({ type }) => type === 'max_subtotal')?.amount ?? null,
})

/** The requirements of limits. Those that are saved keep their ids, because the backend deletes what it does not find again. */
export const requirementsOf = ({ min, max }: Limits, saved: readonly Requirement[] = []): Requirement[] =>
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
export const isUnreachable = ({ min, max }: Limits): boolean => min !== null && max !== null && min >= max
