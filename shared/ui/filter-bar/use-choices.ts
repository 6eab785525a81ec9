import { useLocale } from 'react-aria-components/I18nProvider'
import { isSearch, type Filter, type FilterChoice, type LoadedChoices } from './filters.ts'
import { useLoaded } from './use-loaded.ts'

/** The choices of a filter; undefined until they are there. */
export interface Choices {
  choices: LoadedChoices | undefined
  /** They could not be loaded. */
  isFailed: boolean
  retry: () => void
}

const NONE: readonly FilterChoice[] = []

/** The choices of a filter; loads them once where needed. */
export function useChoices(filter: Filter): Choices {
  const { locale } = useLocale()
  const lazy = filter.type === 'choices' && 'load' in filter ? filter : undefined
  const { value, isFailed, retry } = useLoaded(lazy && filter.id, async () => {
    const choices = (await lazy?.load()) ?? NONE
    if (lazy?.isOrdered || isSearch(choices)) return choices
    return choices.toSorted((one, other) => one.label.localeCompare(other.label, locale))
  })
  const fixed = filter.type === 'choices' && 'choices' in filter ? filter.choices : NONE
  return { choices: lazy ? value : fixed, isFailed, retry }
}

/** The choices that a filter is set to, as far as their labels are known; undefined until they are there. */
export function useChosen(filter: Filter, values: readonly string[]): readonly FilterChoice[] | undefined {
  const { choices } = useChoices(filter)
  const search = isSearch(choices) ? choices : undefined
  const named = useLoaded(search && values.join(' '), async () => (await search?.named(values)) ?? NONE)
  if (choices && !isSearch(choices)) return choices
  return named.isFailed ? NONE : named.value
}
