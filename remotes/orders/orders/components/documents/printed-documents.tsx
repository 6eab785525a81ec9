import type { AdminOrder } from '@stoa/api/admin/orders'
import { storeQueries, storeTexts } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

import { documentLanguage, documentLocale } from '../../model/document-language.ts'
import styles from './documents.module.css'
import { Invoice } from './invoice.tsx'
import { PackingSlip } from './packing-slip.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { useDocumentTexts } from './use-document-texts.ts'

const KINDS = { packingSlip: PackingSlip, invoice: Invoice }

export type DocumentKind = keyof typeof KINDS

interface PrintedDocumentsProps {
  kind: DocumentKind
  orders: readonly AdminOrder[]
  /** Called when the print dialog is closed. */
  onDone: () => void
}

/** Prints a document for each order in the language of its buyer, each on a page of its own. */
export function PrintedDocuments({ kind, orders, onDone }: PrintedDocumentsProps) {
  const { data, isPending } = useQuery(storeQueries(useApi()).current())
  const textsOf = useDocumentTexts(orders.map(documentLanguage))
  if (isPending || !textsOf) return null
  const Document = KINDS[kind]
  const { imprint, packing_slip_text } = storeTexts(data?.store.metadata)
  const ending = kind === 'packingSlip' ? packing_slip_text : ''
  return (
    <PrintSheet onDone={onDone}>
      {orders.map((order) => {
        const texts = textsOf.get(documentLanguage(order))
        if (!texts) return null
        const { lang, locale, direction } = documentLocale(texts.language)
        return (
          <article key={order.id} className={styles.document} lang={lang} dir={direction}>
            <Document order={order} seller={data?.store.name ?? ''} text={texts.text} locale={locale} />
            {ending ? <p className={styles.text}>{ending}</p> : null}
            {imprint ? <footer className={styles.text}>{imprint}</footer> : null}
          </article>
        )
      })}
    </PrintSheet>
  )
}
