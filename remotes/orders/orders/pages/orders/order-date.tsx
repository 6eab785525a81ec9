import { useTranslation } from '@stoa/extension-sdk'
import { formatDate, formatDateTime, formatRelative } from '@stoa/i18n/dates'

import { isRecent } from '../../model/age.ts'
import styles from './order-date.module.css'

/** Says the exact time when pointed at; for that it lies above the row's link and hands its clicks on. */
export function OrderDate({ at }: { at: string }) {
  const { locale } = useTranslation()
  return (
    <time className={styles['date']} dateTime={at} title={formatDateTime(at, locale)} ref={passClicksToRow}>
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
