import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { orderEditQueries } from '@stoa/api/store/order-edits'
import { orderQueries } from '@stoa/api/store/orders'
import { useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'

import { FormPage } from '../account/form-page.tsx'
import { hasTrouble, LoadFailure } from '../components/load-failure.tsx'
import { Lost } from '../pages/lost/lost.tsx'
import { EditAnswer } from './edit-answer.tsx'
import { EditChanges } from './edit-changes.tsx'

/** A change of an order that the shop asks its buyer to accept. */
export function OrderEditPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const [isDeclining, setDeclining] = useState(false)
  const http = useApi()
  const query = useQuery(orderEditQueries(http).detail(id))
  const edit = query.data?.order_edit
  const order = useQuery({ ...orderQueries(http).detail(edit?.order_id ?? ''), enabled: edit !== undefined })

  if (hasStatus(query.error, 404) || edit?.status === 'created') return <Lost />
  if (hasTrouble(query)) return <LoadFailure query={query} />
  if (hasTrouble(order)) return <LoadFailure query={order} />
  if (!edit || !order.data) return <Skeleton height="480px" />
  return (
    <FormPage
      title={t('orderEdit.title', { number: order.data.order.display_id })}
      lead={edit.status === 'requested' ? t('orderEdit.lead') : undefined}
      step={edit.status === 'requested' && isDeclining ? 'declining' : edit.status}
      links={<Link to={`/orders/${edit.order_id}`}>{t('returns.back')}</Link>}
    >
      <EditChanges changes={edit.changes} />
      {edit.status === 'requested' ? (
        <EditAnswer edit={edit} order={order.data.order} isDeclining={isDeclining} onDecline={setDeclining} />
      ) : (
        <Banner tone={edit.status === 'confirmed' ? 'success' : 'info'}>
          {t(`orderEdit.states.${edit.status}`)}
        </Banner>
      )}
    </FormPage>
  )
}
