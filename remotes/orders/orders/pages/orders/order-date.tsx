import { useTranslation } from '@stoa/extension-sdk'
import { formatDate, formatDateTime, formatRelative } from '@stoa/i18n/dates'

import { isRecent } from '../../model/age.ts'
import styles from './order-date.module.css'

/** Shows the exact time on hover. It lies above the row's link, so it forwards its clicks. */
export function OrderDate({ at }: { at: string }) {
  const { locale } = useTranslation()
  return (
    <time className={styles.date} dateTime={at} title={formatDateTime(at, locale)} ref={passClicksToRow}>
      {isRecent(at) ? formatRelative(at, locale) : formatDate(at, locale)}
    </time>
  )
}

function passClicksToRow(date: HTMLTimeElement): () => void {
  const pass = (event: MouseEvent) =>
    date.closest('tr')?.querySelector('a')?.dispatchEvent(new MouseEvent(event.type, event))
  date.addEventListener('click', pass)
  return () => date.removeEventListener('click', pass)
}
