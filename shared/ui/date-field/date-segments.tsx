import { DateInput, DateSegment } from 'react-aria-components/DateField'
import styles from './date-field.module.css'

interface DateSegmentsProps {
  /** Which end of a range. Default none: a single date. */
  slot?: 'start' | 'end'
}

/** Day, month, year and time, typed or stepped with arrow keys, in the order of the language. */
export function DateSegments({ slot }: DateSegmentsProps) {
  return (
    <DateInput slot={slot} className={styles.segments}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  )
}
