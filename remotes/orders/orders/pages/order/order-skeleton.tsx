import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { Page } from '@stoa/ui/page'
import { Skeleton } from '@stoa/ui/skeleton'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'

import { PrintOrder } from './print-order.tsx'

/** Stands like the page that is coming, so that nothing moves when it is there. */
export function OrderSkeleton() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <div aria-busy>
      <Page
        title={
          <>
            <VisuallyHidden>{t('orders.loading')}</VisuallyHidden>
            <Skeleton width="8ch" height="32px" />
          </>
        }
        back={{ href: href('/orders'), label: t('orders.title') }}
        description={<Skeleton width="30ch" height="20px" />}
        actions={<PrintOrder isDisabled />}
        side={
          <Card title={t('orders.timeline.title')}>
            <SkeletonLines count={8} />
          </Card>
        }
      >
        <Card title={t('orders.summary.title')}>
          <SkeletonLines count={12} />
        </Card>
        <Card title={t('orders.payment.title')}>
          <SkeletonLines count={3} />
        </Card>
        <Card title={t('orders.fulfillment.title')}>
          <SkeletonLines count={4} />
        </Card>
      </Page>
    </div>
  )
}
