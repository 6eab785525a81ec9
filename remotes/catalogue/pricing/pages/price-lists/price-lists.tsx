import { ListToolbar, RefusedFields, useListState } from '@stoa/admin/list'
import { LoadFailure } from '@stoa/admin/record'
import type { PriceList } from '@medusajs/client-types'
import { priceListKeys, priceListQueries } from '@stoa/api/admin/price-lists'
import { useApi } from '@stoa/api/react'
import { useListContributions, useNavigation, useTranslation, Zone } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { LinkButton } from '@stoa/ui/link-button'
import { Page } from '@stoa/ui/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { PRICE_LIST_RULES, priceListQueryOf } from '../../model/price-list-rules.ts'
import { PriceListTable } from './price-list-table.tsx'
import { usePriceListColumns } from './use-price-list-columns.tsx'
import { usePriceListFilters } from './use-price-list-filters.ts'

export default function PriceListsPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const cache = useQueryClient()
  const refresh = useCallback(
    () => void cache.invalidateQueries({ queryKey: priceListKeys.lists() }),
    [cache],
  )
  const added = useListContributions('price_list', refresh)
  const list = useListState<PriceList>({
    name: 'price-lists',
    path: '/pricing',
    rules: PRICE_LIST_RULES,
    columns: [...usePriceListColumns(), ...added.columns],
  })
  const { data, error, isPlaceholderData, refetch } = useQuery(
    priceListQueries(useApi()).list(priceListQueryOf(list.filter)),
  )

  return (
    <Page
      title={t('pricing.title')}
      actions={
        <LinkButton href={href('/pricing/new')} variant="primary">
          {t('pricing.create')}
        </LinkButton>
      }
    >
      <Zone name="price_list.list.before" />
      <RefusedFields fields={added.fields} />
      <Card isFlush>
        <ListToolbar
          list={list}
          search={{ label: t('pricing.search'), hint: t('pricing.searchHint') }}
          filters={usePriceListFilters()}
        />
        <PriceListTable
          list={list}
          added={added}
          page={data}
          isReplaced={isPlaceholderData}
          failure={
            error && !data ? (
              <LoadFailure title={t('pricing.failed')} error={error} onRetry={refetch} />
            ) : undefined
          }
        />
      </Card>
      <Zone name="price_list.list.after" />
    </Page>
  )
}
