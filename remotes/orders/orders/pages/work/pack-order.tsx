import { LoadFailure } from '@stoa/admin/failures'
import { noteQueries } from '@stoa/api/admin/notes'
import { orderQueries, type AdminOrder } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { addressLines } from '@stoa/i18n/addresses'
import { formatList } from '@stoa/i18n/lists'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'

import { PaymentStatusBadge } from '../../components/status-badge.tsx'
import { Preflight } from '../order/preflight.tsx'
import { useOrderStock } from '../order/use-order-stock.ts'
import { PackForm, type PackFormProps } from './pack-form.tsx'

interface PackOrderProps extends Pick<PackFormProps, 'locationId' | 'onPacked'> {
  id: string
  /** The order after it, which is read ahead. */
  nextId: string | undefined
}

/** One order of the queue: where it goes, what to look at, and its lines to pack. */
export function PackOrder({ id, nextId, ...form }: PackOrderProps) {
  const { t } = useTranslation()
  const http = useApi()
  const { data, error, refetch } = useQuery(orderQueries(http).detail(id))
  useQuery({
    ...orderQueries(http).detail(nextId ?? ''),
    enabled: nextId !== undefined,
    notifyOnChangeProps: [],
    meta: { quiet: true },
  })
  if (data) return <LoadedOrder order={data.order} {...form} />
  if (error) return <LoadFailure title={t('orders.failedOne')} error={error} onRetry={() => void refetch()} />
  return (
    <Card>
      <SkeletonLines count={8} />
    </Card>
  )
}

function LoadedOrder({ order, ...form }: Omit<PackFormProps, 'stock'>) {
  const { t } = useTranslation()
  const stock = useOrderStock(order)
  const { data } = useQuery(noteQueries(useApi()).ofResource(order.id))
  const notes = data?.notes ?? []
  return (
    <>
      {notes.length > 0 ? (
        <Banner title={t('orderWork.notes')}>
          {notes.map(({ id, value }) => (
            <p key={id}>
              <bdi>{value}</bdi>
            </p>
          ))}
        </Banner>
      ) : null}
      <Preflight order={order} stock={stock} />
      <Receiver order={order} />
      {stock.isLoaded ? <PackForm order={order} stock={stock} {...form} /> : null}
      {stock.error ? (
        <LoadFailure title={t('order.fulfill.failed')} error={stock.error} onRetry={stock.refetch} />
      ) : null}
      {stock.isLoaded || stock.error ? null : (
        <Card>
          <SkeletonLines count={6} />
        </Card>
      )}
    </>
  )
}

function Receiver({ order }: { order: AdminOrder }) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const methods = order.shipping_methods.flatMap(({ shipping_option }) => shipping_option?.name ?? [])
  return (
    <Card
      title={t('orders.numbered', { number: `#${order.display_id}` })}
      badge={<PaymentStatusBadge status={order.payment_status} />}
      actions={<Link href={href(`/orders/${order.id}`)}>{t('orderWork.openOrder')}</Link>}
    >
      <DescriptionList
        items={[
          {
            term: t('orders.customer.shipping'),
            details: <bdi>{addressLines(order.shipping_address, locale).join(', ') || '–'}</bdi>,
          },
          {
            term: t('orders.fulfillment.method'),
            details: methods.length > 0 ? formatList(methods, locale) : null,
          },
        ]}
      />
    </Card>
  )
}
