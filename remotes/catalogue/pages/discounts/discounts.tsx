import { discountKeys, discountQueries, type DiscountRow } from '@stoa/api/admin/discounts'
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
import { DISCOUNT_RULES, discountQueryOf } from '../../model/discount-rules.ts'
import { DiscountTable } from './discount-table.tsx'
import { fieldsOf, useDiscountColumns } from './use-discount-columns.tsx'
import { useDiscountFilters } from './use-discount-filters.ts'

export default function DiscountsPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const failureText = useFailureText()
  const cache = useQueryClient()
  const refresh = useCallback(() => void cache.invalidateQueries({ queryKey: discountKeys.lists() }), [cache])
  const added = useListContributions('discount', refresh)
  const list = useListState<DiscountRow>({
    name: 'discounts',
    path: '/discounts',
    rules: DISCOUNT_RULES,
    columns: [...useDiscountColumns(), ...added.columns],
  })
  const fields = [...fieldsOf(list.columns), ...added.fields]
  const discounts = useQuery(discountQueries(useApi()).rows(discountQueryOf(list.filter), fields))
  const { data, error, isPlaceholderData, refetch } = discounts

  return (
    <Page
      title={t('discounts.title')}
      actions={
        <LinkButton href={href('/discounts/new')} variant="primary">
          {t('discounts.create')}
        </LinkButton>
      }
    >
      <Zone name="discount.list.before" />
      {data?.refusedFields ? (
        <Banner tone="warning" title={t('products.refusedFields.title')}>
          {t('products.refusedFields.message', { fields: data.refusedFields.join(', ') })}
        </Banner>
      ) : null}
      <Card isFlush>
        <SavedViews {...list.views} />
        <Toolbar
          search={
            <SearchField
              label={t('discounts.search')}
              placeholder={t('discounts.searchHint')}
              value={list.filter.q}
              onSearch={(q) => list.narrow({ q })}
            />
          }
        >
          <FilterBar
            filters={useDiscountFilters()}
            values={list.filter.set}
            onChange={list.setFilter}
            onClear={() => list.narrow({ set: {} })}
            texts={list.filterTexts}
          />
        </Toolbar>
        <DiscountTable
          list={list}
          added={added}
          page={data}
          isReplaced={isPlaceholderData}
          failure={
            error && !data ? (
              <ErrorState
                title={t('discounts.failed')}
                message={failureText(error)}
                retry={{ label: t('retry'), onPress: () => void refetch() }}
              />
            ) : undefined
          }
        />
      </Card>
      <Zone name="discount.list.after" />
    </Page>
  )
}
