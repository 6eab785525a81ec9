import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { formatList } from '@stoa/i18n/lists'
import { formatNumber } from '@stoa/i18n/numbers'

import type { PickStop } from '../../model/pick-list.ts'
import styles from './documents.module.css'
import { PrintSheet } from './print-sheet.tsx'

export interface PrintedPickListProps {
  stops: readonly PickStop[]
  /** The names of the stock locations by their ids. */
  locations: ReadonlyMap<string, string>
  /** Called when the print dialog is closed. */
  onDone: () => void
}

/** Prints what is to be taken from the shelves, in the language of the person; each location on a page of its own. */
export function PrintedPickList({ stops, locations, onDone }: PrintedPickListProps) {
  const { t, locale } = useTranslation()
  return (
    <PrintSheet onDone={onDone}>
      {stops.map(({ locationId = '', rows }) => (
        <article key={locationId} className={styles.document}>
          <header className={styles.head}>
            <p className={styles.seller}>
              <bdi>{locations.get(locationId) ?? t('orderList.pickList.nowhere')}</bdi>
            </p>
            <h1 className={styles.title}>{t('orderList.pickList.title')}</h1>
            <p>{formatDateTime(new Date(), locale)}</p>
          </header>
          <table className={styles.lines}>
            <thead>
              <tr>
                <th>{t('orderList.pickList.sku')}</th>
                <th>{t('orderList.pickList.item')}</th>
                <th className={styles.number}>{t('orderList.columns.pieces')}</th>
                <th>{t('orderList.pickList.orders')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, title, description, sku, pieces, orders }) => (
                <tr key={id}>
                  <td>{sku ? <bdi>{sku}</bdi> : null}</td>
                  <td>
                    <bdi>{title}</bdi>
                    {description ? <bdi className={styles.quiet}>{description}</bdi> : null}
                  </td>
                  <td className={styles.number}>{formatNumber(pieces, locale)}</td>
                  <td>
                    {formatList(
                      orders.map((number) => `#${number}`),
                      locale,
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </article>
      ))}
    </PrintSheet>
  )
}
