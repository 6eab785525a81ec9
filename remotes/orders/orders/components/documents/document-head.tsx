import type { AdminOrder } from '@stoa/api/admin/orders'
import type { Translation } from '@stoa/extension-sdk'
import { addressLines, type PostalAddress } from '@stoa/i18n/addresses'
import { formatDate } from '@stoa/i18n/dates'

import styles from './documents.module.css'

/** What a document is made from. */
export interface DocumentProps {
  order: AdminOrder
  /** The name of the store. */
  seller: string
  /** The texts in the buyer's language. */
  text: Translation['t']
  /** For numbers, dates and amounts. */
  locale: string
}

interface DocumentHeadProps extends DocumentProps {
  title: 'packingSlip' | 'invoice'
  address: PostalAddress | null
}

/** The seller, the receiver, and which order it is. */
export function DocumentHead({ order, seller, text, locale, title, address }: DocumentHeadProps) {
  return (
    <header className={styles.head}>
      <p className={styles.seller}>
        <bdi>{seller}</bdi>
      </p>
      <address className={styles.address}>
        {addressLines(address, locale).map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      <h1 className={styles.title}>{text(`documents.${title}`)}</h1>
      <dl className={styles.facts}>
        <dt>{text('documents.order')}</dt>
        <dd>
          <bdi>{`#${order.display_id}`}</bdi>
        </dd>
        <dt>{text('documents.date')}</dt>
        <dd>{formatDate(order.created_at, locale)}</dd>
      </dl>
    </header>
  )
}
