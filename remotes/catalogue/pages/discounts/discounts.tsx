import { discountKeys, discountQueries, type DiscountRow } from '@stoa/api/admin/discounts'
import { useApi } from '@stoa/api/react'
import { useListContributions, useNavigation, useTranslation, Zone } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { LinkButton } from '@stoa/ui/link-button'
import { Page } from '@stoa/ui/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { ListToolbar } from '../../components/list-toolbar.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { RefusedFields } from '../../components/refused-fields.tsx'
import { useListState } from '../../components/use-list-state.ts'
import { DISCOUNT_RULES, discountQueryOf } from '../../model/discount-rules.ts'
import { DiscountTable } from './discount-table.tsx'
import { fieldsOf, useDiscountColumns } from './use-discount-columns.tsx'
import { useDiscountFilters } from './use-discount-filters.ts'

export default function DiscountsPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
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
      <RefusedFields fields={data?.refusedFields} />
      <Card isFlush>
        <ListToolbar
          list={list}
          search={{ label: t('discounts.search'), hint: t('discounts.searchHint') }}
          filters={useDiscountFilters()}
        />
        <DiscountTable
          list={list}
          added={added}
          page={data}
          isReplaced={isPlaceholderData}
          failure={
            error && !data ? (
              <LoadFailure title={t('discounts.failed')} error={error} onRetry={refetch} />
            ) : undefined
          }
        />
      </Card>
      <Zone name="discount.list.after" />
    </Page>
  )
}
