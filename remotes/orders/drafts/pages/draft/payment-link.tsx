import { useCopyText } from '@stoa/admin/copy-text'
import type { AdminDraftOrder } from '@stoa/api/admin/draft-orders'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Link } from '@stoa/ui/link'
import { LinkButton } from '@stoa/ui/link-button'
import { useQuery } from '@tanstack/react-query'

import { paymentLink } from '../../model/payment-link.ts'

/** The link at which the customer pays, to be copied or sent. Nothing until the store's template is read. */
export function PaymentLink({ draft: { display_id, cart } }: { draft: AdminDraftOrder }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const copy = useCopyText({ done: 'draftOrders.payment.copied', failed: 'draftOrders.payment.notCopied' })
  const { data } = useQuery(storeQueries(useApi()).current())
  if (!data) return null
  const link = paymentLink(data.store.payment_link_template, cart.id)
  if (link === undefined) {
    return <Link href={href('/settings/store')}>{t('draftOrders.payment.noLink')}</Link>
  }
  const subject = encodeURIComponent(t('draftOrders.payment.subject', { number: display_id }))
  const mail = `mailto:${encodeURIComponent(cart.email ?? '')}?subject=${subject}&body=${encodeURIComponent(link)}`
  return (
    <>
      <Button onPress={() => void copy(link)}>{t('draftOrders.payment.copy')}</Button>
      {cart.email ? <LinkButton href={mail}>{t('draftOrders.payment.send')}</LinkButton> : null}
    </>
  )
}
