/** A discount as far as it matters whether a code of it can be used. */
export interface CheckedDiscount {
  is_disabled: boolean
  starts_at: string
  ends_at: string | null
  usage_limit: number | null
  usage_count: number
  regions: readonly { id: string }[]
  /** Of a dynamic code, which has no regions of its own. */
  parent_discount: { regions?: readonly { id: string }[] } | null
}

/** Why a discount cannot be used in a region at a moment; undefined when it can. */
export type CodeProblem = 'disabled' | 'early' | 'late' | 'usedUp' | 'elsewhere'

export function codeProblem(discount: CheckedDiscount, regionId: string, now: Date): CodeProblem | undefined {
  const { is_disabled, starts_at, ends_at, usage_limit, usage_count, parent_discount } = discount
  const regions = discount.regions.length > 0 ? discount.regions : (parent_discount?.regions ?? [])
  if (is_disabled) return 'disabled'
  if (new Date(starts_at) > now) return 'early'
  if (ends_at !== null && new Date(ends_at) < now) return 'late'
  if (usage_limit !== null && usage_count >= usage_limit) return 'usedUp'
  const isElsewhere = regions.length > 0 && regions.every(({ id }) => id !== regionId)
  return isElsewhere ? 'elsewhere' : undefined
}
