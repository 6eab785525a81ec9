import type { PriceList } from '@medusajs/client-types'
import { priceListKeys, priceListQueries } from '@stoa/api/admin/price-lists'
import { useApi } from '@stoa/api/react'
import {
  useFailureText,
  useListContributions,
  useNavigation,
  useTranslation,
  Zone,
} from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { ErrorState } from '@stoa/ui/error-state'
import { FilterBar } from '@stoa/ui/filter-bar'
import { LinkButton } from '@stoa/ui/link-button'
import { Page } from '@stoa/ui/page'
import { SavedViews } from '@stoa/ui/saved-views'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { useListState } from '../../components/use-list-state.ts'
import { PRICE_LIST_RULES, priceListQueryOf } from '../../model/price-list-rules.ts'
import { PriceListTable } from './price-list-table.tsx'
import { usePriceListColumns } from './use-price-list-columns.tsx'
import { usePriceListFilters } from './use-price-list-filters.ts'

export default function PriceListsPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const failureText = useFailureText()
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
      {added.fields.length > 0 ? (
        <Banner tone="warning" title={t('products.refusedFields.title')}>
          {t('products.refusedFields.message', { fields: added.fields.join(', ') })}
        </Banner>
      ) : null}
      <Card isFlush>
        <SavedViews {...list.views} />
        <Toolbar
          search={
            <SearchField
              label={t('pricing.search')}
              placeholder={t('pricing.searchHint')}
              value={list.filter.q}
              onSearch={(q) => list.narrow({ q })}
            />
          }
        >
          <FilterBar
            filters={usePriceListFilters()}
            values={list.filter.set}
            onChange={list.setFilter}
            onClear={() => list.narrow({ set: {} })}
            texts={list.filterTexts}
          />
        </Toolbar>
        <PriceListTable
          list={list}
          added={added}
          page={data}
          isReplaced={isPlaceholderData}
          failure={
            error && !data ? (
              <ErrorState
                title={t('pricing.failed')}
                message={failureText(error)}
                retry={{ label: t('retry'), onPress: () => void refetch() }}
              />
            ) : undefined
          }
        />
      </Card>
      <Zone name="price_list.list.after" />
    </Page>
  )
}
