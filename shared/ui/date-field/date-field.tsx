import type { Ref } from 'react'
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar'
import { DatePicker } from 'react-aria-components/DatePicker'
import type { FieldProps } from '../field/field.tsx'
import { CalendarHead } from './calendar-head.tsx'
import styles from './date-field.module.css'
import { DateFrame, pickerProps } from './date-frame.tsx'
import { DateSegments } from './date-segments.tsx'
import { readIso, writeIso } from './iso-dates.ts'

/** A frequently chosen date. */
export interface DatePreset {
  /** Unique in its field. */
  label: string
  /** As the field's value. */
  value: string
}

/** Props shared by the fields for one date and for a range. */
export interface DateControlProps extends FieldProps {
  onBlur?: () => void
  /**
   * Includes the time of day: values are then moments (`2026-03-04T09:30:00.000Z`), shown in the browser's time zone,
   * which is displayed next to them. Default false: values are days (`2026-03-04`), the same everywhere.
   */
  hasTime?: boolean
  /** The minimum and maximum date, in the format of the value. Default no limit. */
  min?: string
  max?: string
  isDisabled?: boolean
  isReadOnly?: boolean
  /** The first segment, so that a form can focus it. */
  ref?: Ref<HTMLElement>
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
