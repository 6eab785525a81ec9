import { defineRecord, RecordPage } from '@stoa/admin/record'
import { useTranslation, Zone } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { Avatar } from '@stoa/ui/avatar'
import UserX from 'lucide-react/icons/user-x'
import { useState } from 'react'

import { NotesCard } from '../../../notes/notes-card.tsx'
import { personName } from '../../../orders/model/person-name.ts'
import { AccountBadge } from '../../components/account-badge.tsx'
import type { CustomerOfPage } from '../../components/customer-of-page.ts'
import { customerQuery } from '../../components/customer-query.ts'
import { AddressesCard } from './addresses-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerGroupsCard } from './customer-groups-card.tsx'
import { DraftsCard } from './drafts-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { OrdersCard } from './orders-card.tsx'
import { SameEmailCard } from './same-email-card.tsx'
import { SpendCard } from './spend-card.tsx'
import { TimelineCard } from './timeline-card.tsx'

const customerName = (customer: CustomerOfPage) => personName(customer) ?? customer.email

const customerRecord = defineRecord({
  title: 'customers.one',
  list: { path: '/customers', title: 'customers.title' },
  entity: 'customer',
  read: customerQuery,
  record: ({ customer }) => customer,
  name: customerName,
  missing: { icon: UserX, title: 'customers.missing.title', message: 'customers.missing.message' },
  failed: 'customers.failedOne',
  loading: {
    cards: [
      { title: 'customers.spend.title', lines: 3 },
      { title: 'customers.orders.title', lines: 8 },
    ],
    side: [
      { title: 'customers.contact', lines: 3 },
      { title: 'customers.groups.title', lines: 2 },
    ],
    hasDescription: true,
  },
  zone: { name: 'customer.details', props: (customer) => ({ customer }) },
})

export default function CustomerPage() {
  const { t, locale } = useTranslation()
  const [shownByEmail, setShownByEmail] = useState<string>()
  return (
    <RecordPage
      record={customerRecord}
      parts={(customer) => {
        const { id, email } = customer
        const isByEmail = shownByEmail === id
        const whose = isByEmail ? { email } : { customer_id: id }
        return {
          badges: (
            <>
              <Avatar name={customerName(customer)} />
              <AccountBadge hasAccount={customer.has_account} />
            </>
          ),
          description: t('customers.since', { date: formatDate(customer.created_at, locale) }),
          actions: <CustomerActions customer={customer} />,
          side: (
            <>
              <ContactCard customer={customer} />
              <SameEmailCard
                customer={customer}
                isByEmail={isByEmail}
                onByEmail={(isShown) => setShownByEmail(isShown ? id : undefined)}
              />
              <CustomerGroupsCard customer={customer} />
              <HistoryCard whose={whose} />
              <NotesCard resourceType="customer" resourceId={id} />
              <Zone name="customer.details.side" customer={customer} />
            </>
          ),
          cards: (
            <>
              <SpendCard whose={whose} />
              <OrdersCard id={id} whose={whose} />
              <DraftsCard customer={customer} isByEmail={isByEmail} />
              <AddressesCard customer={customer} whose={whose} />
              <TimelineCard customer={customer} whose={whose} isByEmail={isByEmail} />
            </>
          ),
        }
      }}
    />
  )
}
