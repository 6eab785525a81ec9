import { useDeleteAction } from '@stoa/admin/actions'
import { defineList, ListPage } from '@stoa/admin/list'
import {
  discountKeys,
  discountQueries,
  useDeleteDiscounts,
  type DiscountPage,
  type DiscountRow,
} from '@stoa/api/admin/discounts'
import type { HttpClient } from '@stoa/api/http'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatterOf } from '@stoa/i18n/numbers'
import { LinkButton } from '@stoa/ui/link-button'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Percent from 'lucide-react/icons/percent'

import { DiscountBadge } from '../../components/discount-badge.tsx'
import { amountText } from '../../components/use-amount-text.ts'
import { useDiscountQuestion } from '../../components/use-discount-question.ts'
import { useDuplicate } from '../../components/use-duplicate.ts'
import { useSwitchActions } from '../../components/use-switch-actions.ts'
import { DISCOUNT_OF_PAGE } from '../../model/discount-query.ts'
import { discountStatusOf } from '../../model/discount-status.ts'
import { DiscountCode } from './discount-code.tsx'

type ListedDiscount = DiscountRow & { created_at?: string }

const day = (moment: string | null | undefined) => (moment ? new Date(moment) : null)

const discounts = defineList({
  name: 'discounts',
  path: '/discounts',
  entity: 'discount',
  key: discountKeys.lists(),
  read: (http: HttpClient) => discountQueries(http).rows,
  page: ({ discounts: rows, ...page }: DiscountPage<ListedDiscount>) => ({ ...page, rows }),
  rowName: ({ code }) => code,
  rowPath: ({ id }) => `/discounts/${id}`,
  prefetch: (cache, http, { id }) => cache.prefetchQuery(discountQueries(http).detail(id, DISCOUNT_OF_PAGE)),
  search: { label: 'discounts.search', hint: 'discounts.searchHint' },
  filters: {
    is_dynamic: {
      type: 'yes-no',
      label: 'discounts.filters.kind',
      yes: 'discounts.filters.dynamic',
      no: 'discounts.filters.normal',
    },
    is_disabled: {
      type: 'yes-no',
      label: 'discounts.filters.state',
      yes: 'discounts.filters.disabled',
      no: 'discounts.filters.enabled',
    },
    created_at: { type: 'dates', label: 'discounts.columns.created' },
  },
  columns: {
    code: {
      header: 'discounts.columns.code',
      width: '24%',
      sort: 'code',
      value: ({ code }) => code,
      cell: (discount) => <DiscountCode discount={discount} />,
    },
    description: {
      header: 'discounts.columns.description',
      width: '30%',
      value: ({ rule }) => rule.description,
    },
    amount: {
      header: 'discounts.columns.amount',
      width: '112px',
      align: 'end',
      value: amountText,
    },
    status: {
      header: 'discounts.columns.status',
      width: '112px',
      value: (discount, { t }) => t(`discounts.status.${discountStatusOf(discount)}`),
      cell: (discount) => <DiscountBadge status={discountStatusOf(discount)} variant="dot" />,
    },
    redemptions: {
      header: 'discounts.columns.redemptions',
      width: '112px',
      align: 'end',
      sort: 'usage_count',
      value: ({ usage_count, usage_limit }, { t, locale }) => {
        const short = formatterOf(locale, { notation: 'compact' })
        const used = short.format(usage_count)
        return usage_limit === null
          ? used
          : t('discounts.ofLimit', { used, limit: short.format(usage_limit) })
      },
    },
    starts: {
      header: 'discounts.columns.starts',
      width: '112px',
      sort: 'starts_at',
      isHidden: true,
      value: ({ starts_at }) => day(starts_at),
    },
    ends: {
      header: 'discounts.columns.ends',
      width: '112px',
      sort: 'ends_at',
      isHidden: true,
      value: ({ ends_at }) => day(ends_at),
    },
    created: {
      header: 'discounts.columns.created',
      width: '112px',
      sort: 'created_at',
      isHidden: true,
      field: 'created_at',
      value: ({ created_at }) => day(created_at),
    },
  },
  failed: 'discounts.failed',
})

export default function DiscountsPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const duplicate = useDuplicate()
  const switches = useSwitchActions()
  const remove = useDeleteAction(useDeleteDiscounts(), useDiscountQuestion())
  const create = t('discounts.create')
  return (
    <ListPage
      list={discounts}
      title={t('discounts.title')}
      actions={
        <LinkButton href={href('/discounts/new')} variant="primary">
          {create}
        </LinkButton>
      }
      rowActions={({ id, parent_discount_id }) => [
        { id: 'edit', label: t('admin.edit'), icon: Pencil, href: href(`/discounts/${id}`) },
        // A code made by a template is nothing without it.
        ...(parent_discount_id
          ? []
          : [
              {
                id: 'duplicate',
                label: t('discounts.duplicate'),
                icon: Copy,
                onAction: () => duplicate(id),
              },
            ]),
      ]}
      bulkActions={[...switches, remove]}
      empty={{
        icon: Percent,
        title: t('discounts.empty.title'),
        message: t('discounts.empty.message'),
        actions: <LinkButton href={href('/discounts/new')}>{create}</LinkButton>,
      }}
    />
  )
}
