import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import type { FilterBarProps } from '@stoa/ui/filter-bar'
import { useQueryClient } from '@tanstack/react-query'

import type { FilterDefinition } from './list-definition.ts'
import { useFlagged } from './use-flagged.ts'

type Filter = FilterBarProps['filters'][number]

/** Declared filters as a `FilterBar` takes them: those with a label, in the person's language. */
export function useFilters(definitions: Readonly<Record<string, FilterDefinition>>): readonly Filter[] {
  const { t, locale } = useTranslation()
  const cache = useQueryClient()
  const http = useApi()
  return useFlagged(definitions).flatMap(([id, filter]): Filter[] => {
    if (filter.label === undefined) return []
    const head = { id, label: t(filter.label) }
    if (filter.type === 'yes-no') {
      const choices = [
        { id: 'true', label: t(filter.yes) },
        { id: 'false', label: t(filter.no) },
      ]
      return [{ ...head, type: 'choices', choices, isSingle: true }]
    }
    if (filter.type !== 'choices') return [{ ...head, type: filter.type }]
    if ('values' in filter) {
      const choices = filter.values.map((value) => ({ id: value, label: t(filter.text(value)) }))
      return [{ ...head, type: 'choices', choices }]
    }
    const { isOrdered, isSingle } = filter
    const load = async () => (await (await filter.load?.())?.(cache, http, locale)) ?? []
    return [{ ...head, type: 'choices', load, isOrdered, isSingle }]
  })
}
