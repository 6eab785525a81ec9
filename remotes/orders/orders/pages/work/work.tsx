import { LoadFailure } from '@stoa/admin/failures'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Inline } from '@stoa/ui/inline'
import { LinkButton } from '@stoa/ui/link-button'
import { Page } from '@stoa/ui/page'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import PackageCheck from 'lucide-react/icons/package-check'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { PackOrder } from './pack-order.tsx'
import { PackedBanner, type PackedParcel } from './packed-banner.tsx'
import { useQueue } from './use-queue.ts'

/** Packs the orders of a filter one after the other. */
export default function WorkPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const [params] = useSearchParams()
  const { data: queue, error, refetch } = useQueue()
  const [at, setAt] = useState(0)
  const [packed, setPacked] = useState<readonly PackedParcel[]>([])
  const [locationId, setLocationId] = useState<string>()
  const orders = queue?.orders ?? []
  const current = orders[at]
  const last = packed.at(-1)
  const back = { href: href(params.size > 0 ? `/orders?${params}` : '/orders'), label: t('orders.title') }
  const undone = (orderId: string) => {
    setPacked(packed.filter((parcel) => parcel.orderId !== orderId))
    setAt(orders.findIndex(({ id }) => id === orderId))
  }
  return (
    <Page
      title={t('orderWork.title')}
      description={t('orderWork.message')}
      back={back}
      actions={
        current ? (
          <Inline>
            <span>{t('admin.neighbours.position', { position: at + 1, total: orders.length })}</span>
            <Button
              icon={ChevronLeft}
              isDirectional
              aria-label={t('orderWork.previous')}
              isDisabled={at === 0}
              onPress={() => setAt(at - 1)}
            />
            <Button icon={ChevronRight} isDirectional onPress={() => setAt(at + 1)}>
              {t('orderWork.skip')}
            </Button>
          </Inline>
        ) : null
      }
    >
      {queue?.isPartial ? <Banner>{t('orderWork.partial', { count: orders.length })}</Banner> : null}
      {last ? <PackedBanner key={last.orderId} parcel={last} onUndone={() => undone(last.orderId)} /> : null}
      {error ? <LoadFailure title={t('orders.failed')} error={error} onRetry={() => void refetch()} /> : null}
      {queue || error ? null : (
        <Card>
          <SkeletonLines count={8} />
        </Card>
      )}
      {current ? (
        <PackOrder
          key={current.id}
          id={current.id}
          nextId={orders[at + 1]?.id}
          locationId={locationId}
          onPacked={(parcel, from) => {
            setPacked([...packed, parcel])
            setLocationId(from)
            setAt(at + 1)
          }}
        />
      ) : null}
      {queue && !current ? (
        <Card>
          <EmptyState
            icon={PackageCheck}
            title={orders.length === 0 ? t('orderWork.nothing') : t('orderWork.end')}
            {...(packed.length > 0 && { message: t('orderWork.packedCount', { count: packed.length }) })}
            actions={
              <>
                {orders.length > 0 ? <Button onPress={() => setAt(0)}>{t('orderWork.again')}</Button> : null}
                <LinkButton href={back.href}>{t('orderWork.back')}</LinkButton>
              </>
            }
          />
        </Card>
      ) : null}
    </Page>
  )
}
