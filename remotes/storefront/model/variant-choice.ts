import type { ShopProduct } from '@stoa/api/store/products'

/** Option id → the chosen value. */
export type Choice = Readonly<Record<string, string>>

/** The product data for a choice. */
export interface Choosable {
  options: readonly Pick<ShopProduct['options'][number], 'id' | 'title'>[]
  variants: readonly { id: string; options?: readonly { option_id: string; value: string }[] }[]
}

type ChoosableVariant = Choosable['variants'][number]

const valueOf = (variant: ChoosableVariant, optionId: string): string | undefined =>
  variant.options?.find((value) => value.option_id === optionId)?.value

/** The values of an option, in the order of the variants. */
export function valuesOf({ variants }: Choosable, optionId: string): string[] {
  const values = variants.map((variant) => valueOf(variant, optionId))
  return [...new Set(values.filter((value) => value !== undefined))]
}

/**
 * The variants that a value can still lead to. Options narrow from first to last: a value is weighed against what was
 * chosen before it, so that the first option always stays free and no choice is a dead end.
 */
export function reachableWith<Product extends Choosable>(
  product: Product,
  choice: Choice,
  optionId: string,
  value: string,
): Product['variants'][number][] {
  const earlier = product.options.slice(
    0,
    product.options.findIndex(({ id }) => id === optionId),
  )
  return product.variants.filter(
    (variant) =>
      valueOf(variant, optionId) === value &&
      earlier.every(({ id }) => choice[id] === undefined || valueOf(variant, id) === choice[id]),
  )
}

/** The choice with one more value; later values that became impossible are dropped. */
export function choose(product: Choosable, choice: Choice, optionId: string, value: string): Choice {
  const next: Record<string, string> = {}
  for (const { id } of product.options) {
    const selected = id === optionId ? value : choice[id]
    if (selected !== undefined && reachableWith(product, next, id, selected).length > 0) next[id] = selected
  }
  return next
}

/** The choice that names a variant; undefined when the product has no such variant. */
export function choiceOf({ variants }: Choosable, variantId: string | null): Choice | undefined {
  const options = variants.find(({ id }) => id === variantId)?.options
  return options && Object.fromEntries(options.map(({ option_id, value }) => [option_id, value]))
}

/** The automatic choice: options with one value. */
export function startingChoice(product: Choosable): Choice {
  const settled = product.options.flatMap(({ id }) => {
    const [only, ...others] = valuesOf(product, id)
    return only !== undefined && others.length === 0 ? [[id, only] as const] : []
  })
  return Object.fromEntries(settled)
}

/** The variant that a complete choice names. */
export function chosenVariant<Product extends Choosable>(
  product: Product,
  choice: Choice,
): Product['variants'][number] | undefined {
  if (product.options.some(({ id }) => choice[id] === undefined)) return undefined
  return product.variants.find((variant) =>
    product.options.every(({ id }) => valueOf(variant, id) === choice[id]),
  )
}

/** The first option that still waits for a decision. */
export const openOption = ({ options }: Choosable, choice: Choice) =>
  options.find(({ id }) => choice[id] === undefined)
