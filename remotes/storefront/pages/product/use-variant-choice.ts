import type { ShopProduct } from '@stoa/api/store/products'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { choiceOf, choose, chosenVariant, startingChoice } from '../../model/variant-choice.ts'
import { STAY } from '../../state/stay.ts'

/** The chosen options. A complete choice is in the address, so that it can be shared and survives a reload. */
export function useVariantChoice(product: ShopProduct) {
  const [search, setSearch] = useSearchParams()
  const [choice, setChoice] = useState(
    () => choiceOf(product, search.get('variant')) ?? startingChoice(product),
  )
  const variant = chosenVariant(product, choice)

  function chooseValue(optionId: string, value: string): void {
    const next = choose(product, choice, optionId, value)
    const complete = chosenVariant(product, next)
    setChoice(next)
    setSearch(complete ? { variant: complete.id } : {}, { ...STAY, replace: true })
  }

  return { choice, variant, chooseValue }
}
