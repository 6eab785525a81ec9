import { ALL_REGIONS } from '@stoa/admin/pickers'
import { regionQueries } from '@stoa/api/admin/regions'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import type { FilterBarProps } from '@stoa/ui/filter-bar'
import { useQueryClient } from '@tanstack/react-query'

/** What the issued gift cards can be narrowed by. */
export function useIssuedFilters(): FilterBarProps['filters'] {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const queries = regionQueries(useApi())
  const choicesOf = (filter: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, label: t(`giftCards.filters.${filter}.${id}`) }))
  return [
    {
      id: 'region',
      label: t('giftCards.fields.region'),
      type: 'choices',
      load: async () => {
        const { regions } = await cache.fetchQuery(queries.list(ALL_REGIONS))
        return regions.map(({ id, name }) => ({ id, label: name }))
      },
    },
    {
      id: 'balance',
      label: t('giftCards.columns.balance'),
      type: 'choices',
      choices: choicesOf('balance', ['left', 'none']),
    },
    {
      id: 'disabled',
      label: t('giftCards.state.disabled'),
      type: 'choices',
      choices: choicesOf('disabled', ['no', 'yes']),
    },
  ]
}
