import { useImperativeHandle, useRef } from 'react'
import { DateRangePicker } from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { CalendarCell, CalendarGrid, RangeCalendar } from 'react-aria-components/RangeCalendar'
import { CalendarHead } from '../date-field/calendar-head.tsx'
import { type DateControlProps, firstSegment } from '../date-field/date-field.tsx'
import dates from '../date-field/date-field.module.css'
import { DateRefusal } from '../date-field/date-refusal.tsx'
import { DateSegments } from '../date-field/date-segments.tsx'
import { FieldButtons } from '../date-field/field-buttons.tsx'
import { placeholderOf, readIso, writeIso } from '../date-field/iso-dates.ts'
import { Presets } from '../date-field/presets.tsx'
import { FieldLabel, FieldNotes } from '../field/field.tsx'
import frame from '../field/frame.module.css'
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
  const { label, description, errors, value, onChange, min, max, ref, ...others } = props
  const { hasTime = false, presets = [], ...rest } = others
  const group = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => firstSegment(group.current))
  const canClear = value !== null && !rest.isDisabled && !rest.isReadOnly
  return (
    <DateRangePicker
      {...rest}
      className={frame.field}
      value={value && { start: readIso(value.start, hasTime), end: readIso(value.end, hasTime) }}
      onChange={(range) =>
        onChange(range && { start: writeIso(range.start, hasTime), end: writeIso(range.end, hasTime) })
      }
      granularity={hasTime ? 'minute' : 'day'}
      placeholderValue={placeholderOf(hasTime)}
      minValue={min === undefined ? undefined : readIso(min, hasTime)}
      maxValue={max === undefined ? undefined : readIso(max, hasTime)}
      isInvalid={errors?.length ? true : undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Group ref={group} className={frame.frame}>
        <div className={styles.ends}>
          <DateSegments slot="start" />
          <span aria-hidden className={styles.dash}>
            –
          </span>
          <DateSegments slot="end" />
        </div>
        <FieldButtons onClear={canClear ? () => onChange(null) : undefined} />
      </Group>
      <FieldNotes description={description} errors={errors} />
      {errors?.length ? null : (
        <DateRefusal dates={value ? [value.start, value.end] : []} {...{ hasTime, min, max }} />
      )}
      <Popover className={dates.popover} offset={4}>
        <Dialog className={dates.dialog}>
          {({ close }) => (
            <>
              <Presets
                presets={presets}
                onChoose={(preset) => {
                  onChange(preset)
                  close()
                }}
              />
              <RangeCalendar>
                <CalendarHead />
                <CalendarGrid className={dates.grid}>
                  {(date) => <CalendarCell date={date} className={styles.cell} />}
                </CalendarGrid>
              </RangeCalendar>
            </>
          )}
        </Dialog>
      </Popover>
    </DateRangePicker>
  )
}
