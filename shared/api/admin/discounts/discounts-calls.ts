import type {
  AdminDeleteDiscountsDiscountConditionsConditionBatchReq,
  AdminDiscountsDeleteRes,
  AdminGetDiscountsParams,
  AdminPostDiscountsDiscountConditions,
  AdminPostDiscountsDiscountConditionsCondition,
  AdminPostDiscountsDiscountConditionsConditionBatchReq,
  AdminPostDiscountsDiscountDynamicCodesReq,
  AdminPostDiscountsReq,
} from '@medusajs/client-types'
import { hasStatus, route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type {
  AdminDiscount,
  DeletedConditionRes,
  DiscountRes,
  DiscountChanges,
  DiscountConditionRes,
  DiscountPage,
  DiscountQuery,
} from './discounts-types.ts'

/** Adds a region to a discount. Refused with 400 for a second region of a fixed-amount discount. */
export const addRegion = (http: HttpClient, id: string, regionId: string, options?: CallOptions) =>
  http.post<DiscountRes>(route`/admin/discounts/${id}/regions/${regionId}`, undefined, options)

/**
 * Makes a discount; the backend writes its code in capitals. `rule.value` is a percentage, or an amount in minor units
 * when the type is `fixed`. Refused with 422 when the code is taken, and with 400 for no region, for several of a fixed
 * amount, and for more than 100 per cent.
 */
export const create = (http: HttpClient, payload: AdminPostDiscountsReq, options?: CallOptions) =>
  http.post<DiscountRes>(route`/admin/discounts`, payload, options)

/** Changes a discount, or disables it. Refused with 400 for several regions of a fixed amount, or an end before the start. */
export const update = (http: HttpClient, id: string, payload: DiscountChanges, options?: CallOptions) =>
  http.post<DiscountRes>(route`/admin/discounts/${id}`, payload, options)

const noneIfMissing = (error: unknown): undefined => {
  if (!hasStatus(error, 404)) throw error
}

/**
 * Gives a dynamic discount one more code and answers with the discount of that code. The backend passes over
 * `usage_limit`. Refused with 400 when the discount is not dynamic.
 */
export const createDynamicCode = (
  http: HttpClient,
  id: string,
  payload: AdminPostDiscountsDiscountDynamicCodesReq,
  options?: CallOptions,
) =>
  http.post<DiscountRes>(route`/admin/discounts/${id}/dynamic-codes`, payload, {
    happened: (read) => retrieveByCode(read, payload.code).catch(noneIfMissing),
    ...options,
  })

/** Deletes a discount but not its dynamic codes; also succeeds when it no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminDiscountsDeleteRes>(route`/admin/discounts/${id}`, undefined, options)
export { remove as delete }

/** Removes a dynamic code; also succeeds when the discount has no such code. */
export const deleteDynamicCode = (http: HttpClient, id: string, code: string, options?: CallOptions) =>
  http.delete<DiscountRes>(route`/admin/discounts/${id}/dynamic-codes/${code}`, undefined, options)

/** One discount with its rule, conditions and regions. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, query?: DiscountQuery, options?: CallOptions) =>
  http.get<DiscountRes>(route`/admin/discounts/${id}`, query, options)

/** The discount that a code belongs to, in capitals or not. Refused with 404 when it does not exist. */
export const retrieveByCode = (
  http: HttpClient,
  code: string,
  query?: DiscountQuery,
  options?: CallOptions,
) => http.get<DiscountRes>(route`/admin/discounts/code/${code}`, query, options)

/**
 * The discounts, dynamic codes too; `limit` defaults to 20. `Row` is what the query's `fields` and `expand`
 * leave of a discount.
 */
export const list = <Row extends object = AdminDiscount>(
  http: HttpClient,
  query?: AdminGetDiscountsParams & { fields?: string },
  options?: CallOptions,
) => http.get<DiscountPage<Row>>(route`/admin/discounts`, query, options)

/** Stops a discount counting in a region; also succeeds when it did not count there. */
export const removeRegion = (http: HttpClient, id: string, regionId: string, options?: CallOptions) =>
  http.delete<DiscountRes>(route`/admin/discounts/${id}/regions/${regionId}`, undefined, options)

/**
 * Limits a discount to products, types, collections, tags or customer groups: the payload has ids of one of them.
 * Refused with 422 when the discount has a condition of that kind and operator. The query shapes the answered discount.
 */
export const createCondition = (
  http: HttpClient,
  discountId: string,
  payload: AdminPostDiscountsDiscountConditions,
  query?: DiscountQuery,
  options?: CallOptions,
) => http.post<DiscountRes>(route`/admin/discounts/${discountId}/conditions`, payload, { ...options, query })

/** Replaces the items of a condition. Refused with 400 when the payload has none. */
export const updateCondition = (
  http: HttpClient,
  discountId: string,
  conditionId: string,
  payload: AdminPostDiscountsDiscountConditionsCondition,
  query?: DiscountQuery,
  options?: CallOptions,
) =>
  http.post<DiscountRes>(route`/admin/discounts/${discountId}/conditions/${conditionId}`, payload, {
    ...options,
    query,
  })

/** Deletes a condition; also succeeds when it no longer exists. */
export const deleteCondition = (
  http: HttpClient,
  discountId: string,
  conditionId: string,
  options?: CallOptions,
) =>
  http.delete<DeletedConditionRes>(
    route`/admin/discounts/${discountId}/conditions/${conditionId}`,
    undefined,
    options,
  )

/** One condition; `expand` includes its items, for instance `products`. Refused with 404 when it does not exist. */
export const getCondition = (
  http: HttpClient,
  discountId: string,
  conditionId: string,
  query?: DiscountQuery,
  options?: CallOptions,
) =>
  http.get<DiscountConditionRes>(
    route`/admin/discounts/${discountId}/conditions/${conditionId}`,
    query,
    options,
  )

/** Adds items to a condition. Refused with 404 when one of them does not exist. */
export const addConditionResourceBatch = (
  http: HttpClient,
  discountId: string,
  conditionId: string,
  payload: AdminPostDiscountsDiscountConditionsConditionBatchReq,
  query?: DiscountQuery,
  options?: CallOptions,
) =>
  http.post<DiscountRes>(route`/admin/discounts/${discountId}/conditions/${conditionId}/batch`, payload, {
    ...options,
    query,
  })

/** Removes items from a condition. */
export const deleteConditionResourceBatch = (
  http: HttpClient,
  discountId: string,
  conditionId: string,
  payload: AdminDeleteDiscountsDiscountConditionsConditionBatchReq,
  options?: CallOptions,
) =>
  http.delete<DiscountRes>(
    route`/admin/discounts/${discountId}/conditions/${conditionId}/batch`,
    payload,
    options,
  )
