import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar'
import { DatePicker } from 'react-aria-components/DatePicker'
import { CalendarHead } from './calendar-head.tsx'
import styles from './date-field.module.css'
import { DateFrame, pickerProps } from './date-frame.tsx'
import { DateSegments } from './date-segments.tsx'
import { readIso, writeIso } from './iso-dates.ts'
import type { DateControlProps } from './date-control-props.ts'

export type { DateControlProps } from './date-control-props.ts'

/** A frequently chosen date. */
export interface DatePreset {
  /** Unique in its field. */
  label: string
  /** As the field's value. */
  value: string
}

/** A controlled date; fits the `field` of a form controller. */
export interface DateFieldProps extends DateControlProps {
  /** null while the date is incomplete. Throws a RangeError for a format other than `hasTime` implies. */
  value: string | null
  onChange: (value: string | null) => void
  name?: string
  /** Shortcuts next to the calendar. Default none. */
  presets?: readonly DatePreset[]
}

/** A date, typed segment by segment or chosen in a calendar, in the order and the calendar of the language. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, hasTime = false, presets = [], name } = props
  return (
    <DatePicker
      {...pickerProps(props)}
      name={name}
      value={value === null ? null : readIso(value, hasTime)}
      onChange={(date) => onChange(date && writeIso(date, hasTime))}
    >
      <DateFrame
        {...props}
        presets={presets}
        dates={value === null ? [] : [value]}
        segments={<DateSegments />}
        calendar={
          <Calendar>
            <CalendarHead />
            <CalendarGrid className={styles.grid}>
              {(date) => <CalendarCell date={date} className={styles.cell} />}
            </CalendarGrid>
          </Calendar>
        }
      />
    </DatePicker>
  )
}
