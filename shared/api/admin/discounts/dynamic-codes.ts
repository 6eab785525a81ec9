import type { DiscountListQuery, DiscountPage, DynamicCode } from './discounts-types.ts'

const PAGE = 500

/** The loaded fields of each code. */
export const CODE_FIELDS =
  'id,code,is_disabled,parent_discount_id,usage_limit,usage_count,starts_at,ends_at,created_at'

/** The dynamic discount of the codes. */
export interface CodesOf {
  id: string
  /** Its codes are younger than it is. */
  created_at: string
}

/** A list is read page by page. */
type ReadPage = (query: DiscountListQuery) => Promise<DiscountPage<DynamicCode>>

/**
 * Reads every code of a dynamic discount. The backend lists all dynamic codes page by page, but cannot be asked for
 * those of one discount.
 */
export async function readCodes({ id, created_at }: CodesOf, readPage: ReadPage) {
  const codes: DynamicCode[] = []
  const query = { is_dynamic: true, created_at: { gte: created_at }, order: 'id', limit: PAGE }
  for (let offset = 0, count = 1; offset < count; offset += PAGE) {
    const page = await readPage({ ...query, offset })
    count = page.count
    codes.push(...page.discounts.filter((code) => code.parent_discount_id === id))
  }
  return { discounts: codes, count: codes.length }
}
