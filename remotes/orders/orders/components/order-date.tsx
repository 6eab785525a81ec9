import { useTranslation } from '@stoa/extension-sdk'
import { formatDate, formatDateTime, formatRelative } from '@stoa/i18n/dates'

import { isRecent } from '../model/age.ts'
import styles from './order-date.module.css'

interface OrderDateProps {
  at: string
  /** Shows how long ago it was, not the day. Default: within a week. */
  isAge?: boolean
}

/** Shows the exact time on hover. It lies above the row's link, so it forwards its clicks. */
export function OrderDate({ at, isAge = isRecent(at) }: OrderDateProps) {
  const { locale } = useTranslation()
  return (
    <time className={styles.date} dateTime={at} title={formatDateTime(at, locale)} ref={passClicksToRow}>
      {isAge ? formatRelative(at, locale) : formatDate(at, locale)}
    </time>
  )
}

function passClicksToRow(date: HTMLTimeElement): () => void {
  const pass = (event: MouseEvent) =>
    date.closest('tr')?.querySelector('a')?.dispatchEvent(new MouseEvent(event.type, event))
  date.addEventListener('click', pass)
  return () => date.removeEventListener('click', pass)
}
