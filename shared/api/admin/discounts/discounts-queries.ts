import type { AdminGetDiscountsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { withMoreFields } from '../../react/more-fields.ts'
import * as discountCalls from './discounts-calls.ts'
import { discountKeys } from '../keys.ts'
import { CODE_FIELDS, readCodes, type CodesOf } from './dynamic-codes.ts'
import type { DiscountListQuery, DiscountQuery, DiscountRow, DynamicCode } from './discounts-types.ts'

const ROW = {
  fields:
    'id,code,is_dynamic,is_disabled,parent_discount_id,usage_limit,usage_count,starts_at,ends_at,valid_duration,' +
    'rule.id,rule.type,rule.value,rule.description,regions.id,regions.currency_code,' +
    'parent_discount.id,parent_discount.code,parent_discount.regions.id,parent_discount.regions.currency_code',
  expand: 'rule,regions,parent_discount,parent_discount.regions',
}

/** Cached queries of discounts. */
export const discountQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetDiscountsParams = {}) =>
    queryOptions({
      queryKey: discountKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => discountCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  /** Like `list`, with only the fields shown in rows. `moreFields` adds the fields that extensions need. */
  rows: (query: DiscountListQuery, moreFields: readonly string[] = []) =>
    queryOptions({
      queryKey: discountKeys.list({ ...query, rows: true, ...(moreFields.length > 0 && { moreFields }) }),
      queryFn: (context) =>
        withMoreFields(ROW.fields, moreFields, (fields) =>
          cachedRead(context, (options) =>
            discountCalls.list<DiscountRow>(http, { ...query, ...ROW, fields }, options),
          ),
        ),
      placeholderData: keepPreviousData,
    }),

  /** Every code of a dynamic discount, oldest first. */
  dynamicCodes: (of: CodesOf) =>
    queryOptions({
      queryKey: discountKeys.list({ codesOf: of.id }),
      queryFn: (context) =>
        readCodes(of, (query) =>
          cachedRead(context, (options) =>
            discountCalls.list<DynamicCode>(http, { ...query, fields: CODE_FIELDS, expand: '' }, options),
          ),
        ),
    }),

  detail: (id: string, query: DiscountQuery = {}) =>
    queryOptions({
      queryKey: discountKeys.detail(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => discountCalls.retrieve(http, id, query, options)),
    }),

  /** The discount that a code belongs to. */
  byCode: (code: string, query: DiscountQuery = {}) =>
    queryOptions({
      queryKey: discountKeys.byCode(code, query),
      queryFn: (context) =>
        cachedRead(context, (options) => discountCalls.retrieveByCode(http, code, query, options)),
    }),

  /** One condition; `expand` includes its items. */
  condition: (discountId: string, conditionId: string, query: DiscountQuery = {}) =>
    queryOptions({
      queryKey: discountKeys.condition(discountId, conditionId, query),
      queryFn: (context) =>
        cachedRead(context, (options) =>
          discountCalls.getCondition(http, discountId, conditionId, query, options),
        ),
    }),
})
