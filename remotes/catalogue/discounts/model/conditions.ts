import type { AdminPostDiscountsReq } from '@medusajs/client-types'
import { hasText } from '@stoa/i18n/search-text'

const CONDITION_TYPES = [
  'products',
  'product_types',
  'product_collections',
  'product_tags',
  'customer_groups',
] as const

/** What a condition names. */
export type ConditionType = (typeof CONDITION_TYPES)[number]

export const OPERATORS = ['in', 'not_in'] as const

/** `in`: only what the condition names. `not_in`: everything but that. */
export type Operator = (typeof OPERATORS)[number]

/** One thing that a condition names. */
export interface Named {
  id: string
  label: string
}

interface Kind {
  type: ConditionType
  operator: Operator
}

/** A condition as a person chooses it. */
export interface ChosenCondition extends Kind {
  named: readonly Named[]
}

type ConditionPayload = NonNullable<AdminPostDiscountsReq['rule']['conditions']>[number]

export const conditionPayload = ({ type, operator, named }: ChosenCondition): ConditionPayload => ({
  operator,
  [type]: named.map(({ id }) => id),
})

/** A discount has one condition at most of each type and operator. */
export const freeOperators = (type: ConditionType, others: readonly Kind[]): readonly Operator[] =>
  OPERATORS.filter((operator) => !others.some((other) => other.type === type && other.operator === operator))

export const freeTypes = (others: readonly Kind[]): readonly ConditionType[] =>
  CONDITION_TYPES.filter((type) => freeOperators(type, others).length > 0)

/** What has to be added to a condition, and taken away from it. */
export function namedChanges(before: readonly Named[], after: readonly Named[]) {
  const without = (all: readonly Named[], others: readonly Named[]) => {
    const ids = new Set(others.map(({ id }) => id))
    return all.map(({ id }) => id).filter((id) => !ids.has(id))
  }
  return { added: without(after, before), removed: without(before, after) }
}

/** What is chosen after the rows of one page were ticked or not: what other pages have stays. */
export function withPage(
  chosen: readonly Named[],
  page: readonly Named[],
  ticked: ReadonlySet<string>,
): readonly Named[] {
  const onPage = new Set(page.map(({ id }) => id))
  const known = new Set(chosen.map(({ id }) => id))
  return [
    ...chosen.filter(({ id }) => !onPage.has(id) || ticked.has(id)),
    ...page.filter(({ id }) => ticked.has(id) && !known.has(id)),
  ]
}

/** A page of what is chosen. */
export function namedPage(chosen: readonly Named[], q: string, offset: number, limit: number) {
  const found = chosen.filter(({ label }) => hasText(label, q))
  // What was on the last page may have been taken out of the choice.
  const from = offset < found.length ? offset : 0
  return { choices: found.slice(from, from + limit), count: found.length }
}
