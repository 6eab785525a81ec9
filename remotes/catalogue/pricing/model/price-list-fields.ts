import type { AdminPostPriceListsPriceListReq, PriceList } from '@medusajs/client-types'
import type { PriceListChanges } from '@stoa/api/admin/price-lists'

/** A price list as its form has it; its prices have a place of their own. */
export interface PriceListFields {
  type: 'sale' | 'override'
  name: string
  description: string
  includesTax: boolean
  /** Moments, as the backend writes them. */
  starts: string | null
  ends: string | null
  /** Ids of customer groups; none for everybody. */
  groups: readonly string[]
}

export const NEW_PRICE_LIST: PriceListFields = {
  type: 'sale',
  name: '',
  description: '',
  includesTax: false,
  starts: null,
  ends: null,
  groups: [],
}

export const fieldsOfPriceList = (list: PriceList): PriceListFields => ({
  type: list.type,
  name: list.name,
  description: list.description,
  includesTax: list.includes_tax ?? false,
  starts: list.starts_at,
  ends: list.ends_at,
  groups: (list.customer_groups ?? []).map(({ id }) => id),
})

type NewPriceList = Omit<AdminPostPriceListsPriceListReq, 'prices' | 'status'>

/** What makes a price list, without its prices. `hasTax`: the store knows prices that include tax. */
export function newPriceList(fields: PriceListFields, hasTax: boolean): NewPriceList {
  const { type, name, description, includesTax, starts, ends, groups } = fields
  return {
    type,
    name,
    description,
    ...(starts && { starts_at: starts }),
    ...(ends && { ends_at: ends }),
    ...(groups.length > 0 && { customer_groups: groups.map((id) => ({ id })) }),
    ...(hasTax && { includes_tax: includesTax }),
  }
}

/** What has to be sent so that a price list becomes what its form says. */
export function priceListChanges(list: PriceList, fields: PriceListFields): PriceListChanges {
  const before = fieldsOfPriceList(list)
  const isChanged = (field: keyof PriceListFields) =>
    JSON.stringify(fields[field]) !== JSON.stringify(before[field])
  return {
    ...(isChanged('type') && { type: fields.type }),
    ...(isChanged('name') && { name: fields.name }),
    ...(isChanged('description') && { description: fields.description }),
    ...(isChanged('includesTax') && { includes_tax: fields.includesTax }),
    ...(isChanged('starts') && { starts_at: fields.starts }),
    ...(isChanged('ends') && { ends_at: fields.ends }),
    ...(isChanged('groups') && { customer_groups: fields.groups.map((id) => ({ id })) }),
  }
}

/** A start that lies after the end is wrong at both of them. The message is a key of the texts. */
export const PERIOD_RULES = {
  validate: (_moment: string | null, { starts, ends }: PriceListFields) =>
    starts === null || ends === null || new Date(starts) < new Date(ends) || 'pricing.wrong.period',
}

/** The fields that the server has other names for. */
export const SERVER_FIELDS = {
  starts_at: 'starts',
  ends_at: 'ends',
  customer_groups: 'groups',
} as const satisfies Record<string, keyof PriceListFields>
