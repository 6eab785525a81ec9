import { type Ref, useImperativeHandle, useRef } from 'react'
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import frame from '../field/frame.module.css'
import { CalendarHead } from './calendar-head.tsx'
import styles from './date-field.module.css'
import { DateRefusal } from './date-refusal.tsx'
import { DateSegments } from './date-segments.tsx'
import { FieldButtons } from './field-buttons.tsx'
import { placeholderOf, readIso, writeIso } from './iso-dates.ts'
import { Presets } from './presets.tsx'

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
  const { label, description, errors, value, onChange, min, max, ref, ...others } = props
  const { hasTime = false, presets = [], ...rest } = others
  const group = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => firstSegment(group.current))
  const canClear = value !== null && !rest.isDisabled && !rest.isReadOnly
  return (
    <DatePicker
      {...rest}
      className={frame.field}
      value={value === null ? null : readIso(value, hasTime)}
      onChange={(date) => onChange(date && writeIso(date, hasTime))}
      granularity={hasTime ? 'minute' : 'day'}
      placeholderValue={placeholderOf(hasTime)}
      minValue={min === undefined ? undefined : readIso(min, hasTime)}
      maxValue={max === undefined ? undefined : readIso(max, hasTime)}
      isInvalid={errors?.length ? true : undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Group ref={group} className={frame.frame}>
        <DateSegments />
        <FieldButtons onClear={canClear ? () => onChange(null) : undefined} />
      </Group>
      <FieldNotes description={description} errors={errors} />
      {errors?.length ? null : (
        <DateRefusal dates={value === null ? [] : [value]} {...{ hasTime, min, max }} />
      )}
      <Popover className={styles.popover} offset={4}>
        <Dialog className={styles.dialog}>
          {({ close }) => (
            <>
              <Presets
                presets={presets}
                onChoose={(preset) => {
                  onChange(preset)
                  close()
                }}
              />
              <Calendar>
                <CalendarHead />
                <CalendarGrid className={styles.grid}>
                  {(date) => <CalendarCell date={date} className={styles.cell} />}
                </CalendarGrid>
              </Calendar>
            </>
          )}
        </Dialog>
      </Popover>
    </DatePicker>
  )
}

/** The element of a date field that a form can focus. */
export function firstSegment(group: HTMLElement | null): HTMLElement {
  const segment = group?.querySelector<HTMLElement>('[role="spinbutton"]')
  if (!segment) throw new Error('A date field has no segment')
  return segment
}
