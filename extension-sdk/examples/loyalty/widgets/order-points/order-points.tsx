import { useFailureText, useTranslation, type WidgetProps } from '@stoa/extension-sdk'

import { Failure } from '../../components/failure.tsx'
import { Loading } from '../../components/loading.tsx'
import { Panel } from '../../components/panel.tsx'
import { Balance } from './balance.tsx'
import { useOrderPoints } from './use-order-points.ts'

/** On the page of an order: the customer's balance and the points that the order earns. */
export default function OrderPoints({ order }: WidgetProps<'order.details.after'>) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const points = useOrderPoints(order)
  return (
    <Panel title={t('order.title')}>
      {points.status === 'loading' ? <Loading lines={4} /> : null}
      {points.status === 'failed' ? (
        <Failure message={failureText(points.error)} onRetry={points.retry} />
      ) : null}
      {points.status === 'ready' ? (
        <Balance
          orderId={order.id}
          facts={points.value}
          isBusy={points.isBusy}
          onAward={points.award}
          onTakeBack={points.takeBack}
        />
      ) : null}
      {points.failure === null ? null : <Failure message={failureText(points.failure)} />}
    </Panel>
  )
}
