import { unmetLimit, type LimitedOption } from '@stoa/api/admin/shipping-options'

import type { DraftValues } from './draft-values.ts'
import { valueOf, type VariantFacts } from './line-prices.ts'

interface ChosenOption extends LimitedOption {
  id: string
}

type Facts = ReadonlyMap<string, VariantFacts>

/**
 * The limit of a shipping option that a draft does not meet; none while its value is unknown, or for a custom price,
 * which the store takes for any order.
 */
export function limitOfDraft(
  option: LimitedOption,
  { lines, shippingPrice }: Pick<DraftValues, 'lines' | 'shippingPrice'>,
  facts: Facts,
) {
  const value = shippingPrice === null ? valueOf(lines, facts) : null
  return value === null ? undefined : unmetLimit(option, value)
}

/** Why the chosen shipping option cannot be used any more, as a translation key; none before the options are read. */
export function shippingProblem(
  values: DraftValues,
  options: readonly ChosenOption[] | undefined,
  facts: Facts,
): string | undefined {
  if (!options || values.option === null) return undefined
  const chosen = options.find(({ id }) => id === values.option)
  if (!chosen) return 'draftOrders.wrong.noShipping'
  return limitOfDraft(chosen, values, facts) ? 'draftOrders.wrong.shipping' : undefined
}
