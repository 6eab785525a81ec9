import { DateRangePicker } from 'react-aria-components/DateRangePicker'
import { CalendarCell, CalendarGrid, RangeCalendar } from 'react-aria-components/RangeCalendar'
import { CalendarHead } from '../date-field/calendar-head.tsx'
import type { DateControlProps } from '../date-field/date-field.tsx'
import dates from '../date-field/date-field.module.css'
import { DateFrame, pickerProps } from '../date-field/date-frame.tsx'
import { DateSegments } from '../date-field/date-segments.tsx'
import { readIso, writeIso } from '../date-field/iso-dates.ts'
import styles from './date-range-field.module.css'

/** From `start` to `end`, both included, in the format that `hasTime` of the field implies. */
export interface DateRange {
  start: string
  end: string
}

/** A frequently chosen range, such as the last seven days. */
export interface DateRangePreset {
  /** Unique in its field. */
  label: string
  value: DateRange
}

/** A controlled range of dates; fits the `field` of a form controller. */
export interface DateRangeFieldProps extends DateControlProps {
  /** null while either end is incomplete. Throws a RangeError for a format other than `hasTime` implies. */
  value: DateRange | null
  onChange: (value: DateRange | null) => void
  /** Shortcuts next to the calendar. Default none. */
  presets?: readonly DateRangePreset[]
}

/** Two dates, typed or chosen in one calendar: the first press sets the start, the second the end. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, hasTime = false, presets = [] } = props
  return (
    <DateRangePicker
      {...pickerProps(props)}
      value={value && { start: readIso(value.start, hasTime), end: readIso(value.end, hasTime) }}
      onChange={(range) =>
        onChange(range && { start: writeIso(range.start, hasTime), end: writeIso(range.end, hasTime) })
      }
    >
      <DateFrame
        {...props}
        presets={presets}
        dates={value ? [value.start, value.end] : []}
        segments={
          <div className={styles.ends}>
            <DateSegments slot="start" />
            <span aria-hidden className={styles.dash}>
              –
            </span>
            <DateSegments slot="end" />
          </div>
        }
        calendar={
          <RangeCalendar>
            <CalendarHead />
            <CalendarGrid className={dates.grid}>
              {(date) => <CalendarCell date={date} className={styles.cell} />}
            </CalendarGrid>
          </RangeCalendar>
        }
      />
    </DateRangePicker>
  )
}
