import type { ReactNode } from 'react'
import { Icon, type IconGlyph } from '../icon/icon.tsx'
import styles from './timeline.module.css'

/** One event. */
export interface TimelineItem {
  id: string
  icon: IconGlyph
  title: ReactNode
  /** When, in the reader's words. */
  time: string
  /** When, as an ISO 8601 date and time. */
  dateTime: string
  /** More about it, such as the text of a note. */
  body?: ReactNode
}

/** Props of a `Timeline`. */
export interface TimelineProps {
  /** Names the list for assistive technology. */
  label: string
  /** In the order shown, the newest first. */
  items: readonly TimelineItem[]
}

/** Events of one record, along a line. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <span className={styles.icon}>
            <Icon glyph={item.icon} size="small" />
          </span>
          <div className={styles.text}>
            <div className={styles.title}>{item.title}</div>
            <time className={styles.time} dateTime={item.dateTime}>
              {item.time}
            </time>
            {item.body ? <div className={styles.body}>{item.body}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
