import type { AdminPriceListsListRes, PriceList } from '@medusajs/client-types'
import { defineList, ListPage } from '@stoa/admin/list'
import { priceListKeys, priceListQueries } from '@stoa/api/admin/price-lists'
import type { HttpClient } from '@stoa/api/http'
import { useNavigation, useTranslation, type Translation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { LinkButton } from '@stoa/ui/link-button'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Wallet from 'lucide-react/icons/wallet'

import { PriceListBadge } from '../../components/price-list-badge.tsx'
import { useDuplicatePriceList } from '../../components/use-duplicate-price-list.ts'
import { priceListStatusOf } from '../../model/price-list-status.ts'
import styles from './price-lists.module.css'
import { usePriceListActions } from './use-price-list-actions.ts'

const dateColumn = (header: string, sort: 'starts_at' | 'ends_at' | 'created_at' | 'updated_at') => ({
  header,
  sort,
  width: '112px',
  value: (list: PriceList) => (list[sort] === null ? null : new Date(list[sort])),
})

const priceLists = defineList({
  name: 'price-lists',
  path: '/pricing',
  entity: 'price_list',
  key: priceListKeys.lists(),
  read: (http: HttpClient) => priceListQueries(http).list,
  page: ({ price_lists: rows, count }: AdminPriceListsListRes) => ({ rows, count }),
  query: { expand: 'customer_groups' },
  hasFixedFields: true,
  rowName: ({ name }) => name,
  rowPath: ({ id }) => `/pricing/${id}`,
  prefetch: (cache, http, { id }) => cache.prefetchQuery(priceListQueries(http).summary(id)),
  search: { label: 'pricing.search', hint: 'pricing.searchHint' },
  filters: {
    // The store knows no dates in its status: expired is active.
    status: {
      type: 'choices',
      label: 'pricing.columns.status',
      values: ['active', 'draft'],
      text: (status: string) => `pricing.filters.${status}`,
    },
    type: {
      type: 'choices',
      label: 'pricing.columns.type',
      values: ['sale', 'override'],
      text: (type: string) => `pricing.type.${type}.title`,
    },
    created_at: { type: 'dates', label: 'pricing.columns.created' },
    updated_at: { type: 'dates', label: 'pricing.columns.updated' },
  },
  columns: {
    name: { header: 'pricing.columns.name', width: '24%', sort: 'name', value: ({ name }) => name },
    description: {
      header: 'pricing.columns.description',
      width: '28%',
      value: ({ description }) => description,
      cell: ({ description }) => <bdi className={styles.description}>{description || '–'}</bdi>,
    },
    status: {
      header: 'pricing.columns.status',
      width: '120px',
      value: (list, { t }) => t(`pricing.status.${priceListStatusOf(list)}`),
      cell: (list) => <PriceListBadge list={list} variant="dot" />,
    },
    groups: {
      header: 'pricing.columns.groups',
      width: '16%',
      value: ({ customer_groups: groups = [] }, context) => groupNames(groups, context),
    },
    type: {
      header: 'pricing.columns.type',
      width: '112px',
      isHidden: true,
      value: ({ type }, { t }) => t(`pricing.type.${type}.title`),
    },
    starts: dateColumn('pricing.columns.starts', 'starts_at'),
    ends: dateColumn('pricing.columns.ends', 'ends_at'),
    created: { ...dateColumn('pricing.columns.created', 'created_at'), isHidden: true },
    updated: { ...dateColumn('pricing.columns.updated', 'updated_at'), isHidden: true },
  },
  failed: 'pricing.failed',
})

/** So many customer groups are named in a row; the others are counted. */
const NAMED = 2

function groupNames(groups: readonly { name: string }[], { t, locale }: Pick<Translation, 't' | 'locale'>) {
  if (groups.length === 0) return t('pricing.everybody')
  const others = groups.length - NAMED
  const more = others > 0 ? [t('pricing.delete.others', { count: others })] : []
  return formatList([...groups.slice(0, NAMED).map(({ name }) => name), ...more], locale)
}

export default function PriceListsPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const duplicate = useDuplicatePriceList()
  const create = t('pricing.create')
  return (
    <ListPage
      list={priceLists}
      title={t('pricing.title')}
      actions={
        <LinkButton href={href('/pricing/new')} variant="primary">
          {create}
        </LinkButton>
      }
      rowActions={({ id }) => [
        { id: 'edit', label: t('admin.edit'), icon: Pencil, href: href(`/pricing/${id}`) },
        { id: 'duplicate', label: t('pricing.duplicate'), icon: Copy, onAction: () => duplicate(id) },
      ]}
      bulkActions={usePriceListActions()}
      empty={{
        icon: Wallet,
        title: t('pricing.empty.title'),
        message: t('pricing.empty.message'),
        actions: <LinkButton href={href('/pricing/new')}>{create}</LinkButton>,
      }}
    />
  )
}
