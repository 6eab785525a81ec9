import { lazyPart } from '@stoa/admin/lazy-dialog'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { DescriptionList } from '@stoa/ui/description-list'
import { useState } from 'react'

const JsonViewer = lazyPart(async () => (await import('@stoa/ui/json-viewer')).JsonViewer)

type Method = AdminOrder['shipping_methods'][number]

/** How an order is delivered, at which price before tax, and what the provider notes of it. */
export function ShippingMethods({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const { shipping_methods: methods, currency_code } = order
  const details = methods.map((method) => (
    <ShippingMethod key={method.id} method={method} currency={currency_code} />
  ))
  return (
    <DescriptionList
      items={[{ term: t('orders.fulfillment.method'), details: methods.length > 0 ? details : null }]}
    />
  )
}

function ShippingMethod({ method, currency }: { method: Method; currency: string }) {
  const { t, locale } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { shipping_option, price, data } = method
  const label = t('order.delivery.data')
  return (
    <div>
      <bdi>{shipping_option?.name ?? method.id}</bdi> <bdi>{formatMoney(price, currency, locale)}</bdi>
      {Object.keys(data ?? {}).length > 0 ? (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{label}</summary>
          {isOpen ? <JsonViewer label={label} value={data} /> : null}
        </details>
      ) : null}
    </div>
  )
}
