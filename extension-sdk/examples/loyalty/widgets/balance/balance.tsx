import { useClient, useFailureText, useTranslation, type WidgetProps } from '@stoa/extension-sdk'

import { readCustomer } from '../../calls/customers.ts'
import { Failure } from '../../components/failure.tsx'
import { Figures } from '../../components/figures.tsx'
import { Loading } from '../../components/loading.tsx'
import { Panel } from '../../components/panel.tsx'
import { usePoints } from '../../components/use-points.ts'
import { useResource } from '../../components/use-resource.ts'
import { ledgerOf } from '../../model/ledger.ts'

/** Beside an order and beside a customer: what the customer has, and how many orders brought it. */
export default function Balance(props: WidgetProps<'order.details.side' | 'customer.details.side'>) {
  const { t, locale } = useTranslation()
  const client = useClient()
  const failureText = useFailureText()
  const inPoints = usePoints()
  const id = 'order' in props ? props.order.customer_id : props.customer.id
  const ledger = useResource(id, async (of, signal) =>
    ledgerOf((await readCustomer(client, of, { signal })).metadata),
  )
  return (
    <Panel title={t('balance.title')}>
      {ledger.status === 'loading' ? <Loading lines={2} /> : null}
      {ledger.status === 'failed' ? (
        <Failure message={failureText(ledger.error)} onRetry={ledger.retry} />
      ) : null}
      {ledger.status === 'ready' ? (
        <Figures
          figures={[
            { label: t('members.columns.points'), value: inPoints(ledger.value.points) },
            {
              label: t('balance.orders'),
              value: new Intl.NumberFormat(locale).format(Object.keys(ledger.value.awards).length),
            },
          ]}
        />
      ) : null}
    </Panel>
  )
}
