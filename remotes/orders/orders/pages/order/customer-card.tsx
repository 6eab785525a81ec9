import { CopyText } from '@stoa/admin/copy-text'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { addressLines } from '@stoa/i18n/addresses'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Inline } from '@stoa/ui/inline'
import { Link } from '@stoa/ui/link'

import { CustomerName } from '../../components/customer-name.tsx'
import { personName } from '../../model/person-name.ts'
import styles from './customer-card.module.css'
import { CustomerMenu } from './customer-menu.tsx'

export function CustomerCard({ order }: { order: AdminOrder }) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const { customer, email, shipping_address: shipping, billing_address: billing } = order
  const shippingLines = addressLines(shipping, locale)
  const billingLines = addressLines(billing, locale)
  const name = personName(customer) ?? personName(shipping) ?? (customer ? email : undefined)
  const isSame = billingLines.length > 0 && billingLines.join('\n') === shippingLines.join('\n')
  return (
    <Card title={t('orders.customer.title')} actions={<CustomerMenu order={order} />}>
      <DescriptionList
        items={[
          {
            term: t('orders.customer.name'),
            details: name && (
              <CustomerName name={name}>
                {customer ? <Link href={href(`/customers/${customer.id}`)}>{name}</Link> : name}
              </CustomerName>
            ),
          },
          {
            term: t('orders.customer.email'),
            details: (
              <Inline>
                <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>
                <CopyText
                  text={email}
                  label="order.customer.copyEmail"
                  done="order.customer.emailCopied"
                  failed="order.customer.emailNotCopied"
                />
              </Inline>
            ),
          },
          { term: t('orders.customer.phone'), details: phoneOf(shipping?.phone ?? customer?.phone) },
          { term: t('orders.customer.shipping'), details: <PostalLines lines={shippingLines} /> },
          {
            term: t('orders.customer.billing'),
            details: isSame ? t('orders.customer.sameAddress') : <PostalLines lines={billingLines} />,
          },
        ]}
      />
    </Card>
  )
}

/** Keeps the digits in order in a right-to-left page. */
const phoneOf = (phone: string | null | undefined) => (phone ? <bdi dir="ltr">{phone}</bdi> : null)

function PostalLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return '–'
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  )
}
