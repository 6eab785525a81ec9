import { collectionCalls, collectionKeys } from '@stoa/api/admin/collections'
import { customerGroupCalls, customerGroupKeys } from '@stoa/api/admin/customer-groups'
import { productTagCalls, productTagKeys } from '@stoa/api/admin/product-tags'
import { productTypeCalls, productTypeKeys } from '@stoa/api/admin/product-types'
import { productCalls, productKeys } from '@stoa/api/admin/products'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { ConditionType, Named } from '../model/conditions.ts'

interface ChoiceQuery {
  q?: string
  /** Only what this condition names. */
  discount_condition_id?: string
  limit: number
  offset: number
}

interface ChoicePage {
  choices: readonly Named[]
  count: number
}

type Read = (http: HttpClient, query: ChoiceQuery, options: CallOptions) => Promise<ChoicePage>

const KEYS = {
  products: productKeys,
  product_types: productTypeKeys,
  product_collections: collectionKeys,
  product_tags: productTagKeys,
  customer_groups: customerGroupKeys,
}

const READS: Record<ConditionType, Read> = {
  products: async (http, query, options) => {
    const only = { ...query, fields: 'id,title', expand: '' }
    const { products, count } = await productCalls.list<{ id: string; title: string }>(http, only, options)
    return { choices: products.map(({ id, title }) => ({ id, label: title })), count }
  },
  product_types: async (http, query, options) => {
    const { product_types, count } = await productTypeCalls.list(http, query, options)
    return { choices: product_types.map(({ id, value }) => ({ id, label: value })), count }
  },
  product_collections: async (http, query, options) => {
    const { collections, count } = await collectionCalls.list(http, query, options)
    return { choices: collections.map(({ id, title }) => ({ id, label: title })), count }
  },
  product_tags: async (http, query, options) => {
    const { product_tags, count } = await productTagCalls.list(http, query, options)
    return { choices: product_tags.map(({ id, value }) => ({ id, label: value })), count }
  },
  customer_groups: async (http, query, options) => {
    const { customer_groups, count } = await customerGroupCalls.list(http, query, options)
    return { choices: customer_groups.map(({ id, name }) => ({ id, label: name })), count }
  },
}

/** A page of what a condition of a type can name. */
export const conditionChoices = (http: HttpClient, type: ConditionType, query: ChoiceQuery) =>
  queryOptions({
    queryKey: KEYS[type].list({ ...query, choices: true }),
    queryFn: ({ signal }) => READS[type](http, query, { signal, maxRetries: 0 }),
    placeholderData: keepPreviousData,
  })

const PAGE = 200

/** Everything that a condition names. */
export const namedByCondition = (http: HttpClient, type: ConditionType, conditionId: string) =>
  queryOptions({
    queryKey: KEYS[type].list({ discount_condition_id: conditionId, choices: 'all' }),
    queryFn: async ({ signal }) => {
      const named: Named[] = []
      for (let offset = 0, count = 1; offset < count; offset += PAGE) {
        const query = { discount_condition_id: conditionId, limit: PAGE, offset }
        const page = await READS[type](http, query, { signal, maxRetries: 0 })
        count = page.count
        named.push(...page.choices)
      }
      return named
    },
    staleTime: 0,
  })
