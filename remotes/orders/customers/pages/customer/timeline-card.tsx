import type { OrderListQuery } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import type { IconGlyph } from '@stoa/ui/icon'
import { Link } from '@stoa/ui/link'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { Stack } from '@stoa/ui/stack'
import { Timeline } from '@stoa/ui/timeline'
import { useQuery } from '@tanstack/react-query'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import CircleX from 'lucide-react/icons/circle-x'
import FilePen from 'lucide-react/icons/file-pen'
import Receipt from 'lucide-react/icons/receipt'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import User from 'lucide-react/icons/user'
import { useState } from 'react'

import type { CustomerOfPage } from '../../components/customer-of-page.ts'
import { customerDrafts } from '../../model/customer-drafts.ts'
import { customerTimeline, type CustomerEvent } from '../../model/customer-timeline.ts'
import { draftsQuery } from './drafts-query.ts'
import { historyQuery } from './history-query.ts'

const ICONS: Record<CustomerEvent['kind'], IconGlyph> = {
  firstSeen: User,
  ordered: Receipt,
  canceled: CircleX,
  returned: Undo2,
  exchanged: ArrowLeftRight,
  claimed: TriangleAlert,
  drafted: FilePen,
}

/** So many are shown before all are asked for. */
const SHOWN = 8

interface TimelineCardProps {
  customer: CustomerOfPage
  /** What the orders are found by. */
  whose: OrderListQuery
  /** Drafts of everybody with the e-mail are shown. */
  isByEmail: boolean
}

/** What happened with a customer, newest first. The cards beside it report what could not be read. */
export function TimelineCard({ customer, whose, isByEmail }: TimelineCardProps) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const http = useApi()
  const history = useQuery(historyQuery(http, whose))
  const drafts = useQuery(draftsQuery(http, customer.email))
  const [isWhole, setWhole] = useState(false)
  if (history.isPending || drafts.isPending) {
    return (
      <Card title={t('customers.timeline.title')}>
        <SkeletonLines count={4} />
      </Card>
    )
  }
  const events = customerTimeline({
    customer,
    orders: history.data?.orders ?? [],
    drafts: customerDrafts(drafts.data?.draft_orders ?? [], { customer, isByEmail }),
  })
  const items = (isWhole ? events : events.slice(0, SHOWN)).map(({ id, kind, at, number, path }) => {
    const title = t(`customers.timeline.kinds.${kind}`, number === undefined ? {} : { number })
    return {
      id,
      icon: ICONS[kind],
      title: path === undefined ? title : <Link href={href(path)}>{title}</Link>,
      time: formatDateTime(at, locale),
      dateTime: at,
    }
  })
  return (
    <Card title={t('customers.timeline.title')}>
      <Stack>
        <Timeline label={t('customers.timeline.title')} items={items} />
        {items.length < events.length ? (
          <Button onPress={() => setWhole(true)}>
            {t('customers.timeline.all', { count: events.length })}
          </Button>
        ) : null}
      </Stack>
    </Card>
  )
}
