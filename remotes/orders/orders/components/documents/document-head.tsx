import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { addressLines, type PostalAddress } from '@stoa/i18n/addresses'
import { formatDate } from '@stoa/i18n/dates'

import type { DocumentLanguage } from '../../model/document-language.ts'
import styles from './documents.module.css'

/** What a document is made from. */
export interface DocumentProps {
  order: AdminOrder
  /** The name of the store. */
  seller: string
  /** Whose texts are used. */
  language: DocumentLanguage
  /** For numbers, dates and amounts. */
  locale: string
}

interface DocumentHeadProps extends DocumentProps {
  title: 'packingSlip' | 'invoice'
  address: PostalAddress | null
}

/** The seller, the receiver, and which order it is. */
export function DocumentHead({ order, seller, language, locale, title, address }: DocumentHeadProps) {
  const { t } = useTranslation()
  return (
    <header className={styles['head']}>
      <p className={styles['seller']}>
        <bdi>{seller}</bdi>
      </p>
      <address className={styles['address']}>
        {addressLines(address, locale).map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      <h1 className={styles['title']}>{t(`documents.${language}.${title}`)}</h1>
      <dl className={styles['facts']}>
        <dt>{t(`documents.${language}.order`)}</dt>
        <dd>
          <bdi>{`#${order.display_id}`}</bdi>
        </dd>
        <dt>{t(`documents.${language}.date`)}</dt>
        <dd>{formatDate(order.created_at, locale)}</dd>
      </dl>
    </header>
  )
}
