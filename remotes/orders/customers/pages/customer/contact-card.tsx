import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'

import { personName } from '../../../orders/model/person-name.ts'
import type { CustomerOfPage } from '../../components/customer-of-page.ts'

export function ContactCard({ customer }: { customer: CustomerOfPage }) {
  const { email, phone } = customer
  const { t } = useTranslation()
  return (
    <Card title={t('customers.contact')}>
      <DescriptionList
        items={[
          { term: t('customers.columns.name'), details: personName(customer) },
          {
            term: t('customers.fields.email'),
            details: <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>,
          },
          { term: t('customers.fields.phone'), details: phone ? <bdi dir="ltr">{phone}</bdi> : null },
        ]}
      />
    </Card>
  )
}
