import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminDraftOrder } from '@stoa/api/admin/draft-orders'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { addressLines } from '@stoa/i18n/addresses'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'
import { useState } from 'react'

import { personName } from '../../../orders/model/person-name.ts'
import { PostalLines } from '../../components/postal-lines.tsx'

const EditContact = lazyDialog(async () => (await import('./edit-contact.tsx')).EditContact)

export function DraftCustomerCard({ draft }: { draft: AdminDraftOrder }) {
  const { cart, status } = draft
  const { customer, email } = cart
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const phone = cart.shipping_address?.phone ?? customer?.phone
  const [isEditing, setEditing] = useState(false)
  const edit = <Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>
  return (
    <Card title={t('draftOrders.customer.title')} actions={status === 'open' ? edit : null}>
      <DescriptionList
        items={[
          {
            term: t('draftOrders.columns.customer'),
            details: customer ? (
              <Link href={href(`/customers/${customer.id}`)}>
                <bdi>{personName(customer) ?? customer.email}</bdi>
              </Link>
            ) : null,
          },
          {
            term: t('draftOrders.columns.email'),
            details: email ? <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link> : null,
          },
          { term: t('orders.customer.phone'), details: phone ? <bdi dir="ltr">{phone}</bdi> : null },
          {
            term: t('draftOrders.addresses.shipping'),
            details: <PostalLines lines={addressLines(cart.shipping_address, locale)} />,
          },
          {
            term: t('draftOrders.addresses.billing'),
            details: <PostalLines lines={addressLines(cart.billing_address, locale)} />,
          },
        ]}
      />
      {isEditing ? <EditContact draft={draft} onClose={() => setEditing(false)} /> : null}
    </Card>
  )
}
