import type { AdminPostDiscountsReq } from '@medusajs/client-types'
import type { AdminDiscount, DiscountChanges } from '@stoa/api/admin/discounts'
import type { MetadataRow } from '@stoa/ui/metadata-editor'

import { conditionPayload, type ChosenCondition } from './conditions.ts'
import { NO_DURATION, readDuration, writeDuration, type Duration } from './duration.ts'

export const DISCOUNT_TYPES = ['percentage', 'fixed', 'free_shipping'] as const

export type DiscountType = (typeof DISCOUNT_TYPES)[number]

/** A discount as its form has it. */
export interface DiscountFields {
  type: DiscountType
  /** A fixed amount is taken off once, or off each item. */
  allocation: 'total' | 'item'
  code: string
  /** A percentage, or an amount in minor units. */
  value: number | null
  description: string
  regions: readonly string[]
  isDynamic: boolean
  /** Moments, as the backend writes them. */
  starts: string | null
  ends: string | null
  limit: number | null
  duration: Duration
  metadata: readonly MetadataRow[]
  conditions: readonly ChosenCondition[]
}

/** The fields whose payload is made here; that of the metadata is made of its rows. */
type PayloadFields = Omit<DiscountFields, 'metadata'>

export const NEW_DISCOUNT: DiscountFields = {
  type: 'percentage',
  allocation: 'total',
  code: '',
  value: null,
  description: '',
  regions: [],
  isDynamic: false,
  starts: null,
  ends: null,
  limit: null,
  duration: NO_DURATION,
  metadata: [],
  conditions: [],
}

/** A discount in its form, without its metadata; its conditions are edited by themselves. */
export const fieldsOf = (discount: AdminDiscount): PayloadFields => ({
  type: discount.rule.type,
  allocation: discount.rule.allocation ?? 'total',
  code: discount.code,
  value: discount.rule.value,
  description: discount.rule.description ?? '',
  regions: discount.regions.map(({ id }) => id),
  isDynamic: discount.is_dynamic,
  starts: discount.starts_at,
  ends: discount.ends_at,
  limit: discount.usage_limit,
  duration: readDuration(discount.valid_duration),
  conditions: [],
})

/** What makes a discount; a draft counts nowhere until it is enabled. */
export function newDiscount(fields: PayloadFields, isDraft: boolean): AdminPostDiscountsReq {
  const { type, allocation, code, value, description, regions, isDynamic, starts, ends, limit } = fields
  const duration = isDynamic ? writeDuration(fields.duration) : null
  return {
    code,
    is_dynamic: isDynamic,
    is_disabled: isDraft,
    regions: [...regions],
    rule: {
      type,
      value: type === 'free_shipping' ? 0 : (value ?? 0),
      allocation: type === 'fixed' ? allocation : 'total',
      description,
      ...(fields.conditions.length > 0 && { conditions: fields.conditions.map(conditionPayload) }),
    },
    ...(starts && { starts_at: starts }),
    ...(ends && { ends_at: ends }),
    ...(limit && { usage_limit: limit }),
    ...(duration && { valid_duration: duration }),
  }
}

/** What has to be sent so that a discount becomes what its form says. */
export function discountChanges(discount: AdminDiscount, fields: PayloadFields): DiscountChanges {
  const before = fieldsOf(discount)
  const isChanged = (field: keyof PayloadFields) =>
    JSON.stringify(fields[field]) !== JSON.stringify(before[field])
  const rule = {
    ...(isChanged('description') && { description: fields.description }),
    ...(isChanged('value') && { value: fields.value ?? 0 }),
    ...(isChanged('allocation') && { allocation: fields.allocation }),
  }
  return {
    ...(isChanged('code') && { code: fields.code }),
    ...(isChanged('regions') && { regions: [...fields.regions] }),
    ...(isChanged('starts') && fields.starts && { starts_at: fields.starts }),
    ...(isChanged('ends') && { ends_at: fields.ends }),
    ...(isChanged('limit') && { usage_limit: fields.limit }),
    ...(isChanged('duration') && { valid_duration: writeDuration(fields.duration) }),
    ...(Object.keys(rule).length > 0 && { rule: { id: discount.rule.id, ...rule } }),
  }
}

/**
 * The calls that save changes. The backend compares a new end with the start that it has, so an earlier start goes ahead
 * of an end that lies before the old one.
 */
export function savesOf({ starts_at }: AdminDiscount, changes: DiscountChanges): DiscountChanges[] {
  const { starts_at: start, ends_at: end } = changes
  if (!start || !end || new Date(end) > new Date(starts_at)) return [changes]
  const { starts_at: _start, ...rest } = changes
  return [{ starts_at: start }, rest]
}

/** `WELCOME` becomes WELCOME_COPY, and where that is taken WELCOME_COPY2. */
export const copiedCode = (code: string, number: number): string =>
  `${code}_COPY${number > 1 ? String(number) : ''}`

/** The same discount under another code, as a draft. */
export const copyOf = (
  discount: AdminDiscount,
  conditions: readonly ChosenCondition[],
  code: string,
): AdminPostDiscountsReq => ({
  ...newDiscount({ ...fieldsOf(discount), conditions, code }, true),
  ...(discount.metadata && { metadata: discount.metadata }),
  rule: {
    type: discount.rule.type,
    value: discount.rule.value,
    allocation: discount.rule.allocation ?? 'total',
    description: discount.rule.description ?? '',
    conditions: conditions.map(conditionPayload),
  },
})
