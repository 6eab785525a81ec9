import { type ReactNode, useImperativeHandle, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { FieldLabel, FieldNotes } from '../field/field.tsx'
import frame from '../field/frame.module.css'
import type { DateControlProps } from './date-control-props.ts'
import styles from './date-field.module.css'
import { DateRefusal } from './date-refusal.tsx'
import { FieldButtons } from './field-buttons.tsx'
import { placeholderOf, readIso } from './iso-dates.ts'
import { Presets } from './presets.tsx'

/** What the picker of react-aria takes from the props of a field. */
export const pickerProps = (props: DateControlProps) => {
  const { hasTime = false, min, max, errors, onBlur, isRequired, isDisabled, isReadOnly } = props
  return {
    className: frame.field,
    granularity: hasTime ? 'minute' : 'day',
    placeholderValue: placeholderOf(hasTime),
    minValue: min === undefined ? undefined : readIso(min, hasTime),
    maxValue: max === undefined ? undefined : readIso(max, hasTime),
    isInvalid: errors?.length ? true : undefined,
    validationBehavior: 'aria',
    onBlur,
    isRequired,
    isDisabled,
    isReadOnly,
  } as const
}

interface DateFrameProps<Value> extends DateControlProps {
  value: Value | null
  onChange: (value: Value | null) => void
  presets: readonly { label: string; value: Value }[]
  /** The dates of the value, to say which of them is out of bounds. */
  dates: readonly string[]
  /** What is typed into. */
  segments: ReactNode
  calendar: ReactNode
}

/** What a field for one date and one for a range have around what is typed: label, buttons, notes, presets and calendar. */
export function DateFrame<Value>(props: DateFrameProps<Value>) {
  const { label, description, errors, value, onChange, presets, dates, segments, calendar, ref } = props
  const { hasTime = false, min, max, isRequired, isDisabled, isReadOnly } = props
  const group = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => firstSegment(group.current))
  const canClear = value !== null && !isDisabled && !isReadOnly
  return (
    <>
      <FieldLabel label={label} isRequired={isRequired} />
      <Group ref={group} className={frame.frame}>
        {segments}
        <FieldButtons onClear={canClear ? () => onChange(null) : undefined} />
      </Group>
      <FieldNotes description={description} errors={errors} />
      {errors?.length ? null : <DateRefusal dates={dates} {...{ hasTime, min, max }} />}
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
              {calendar}
            </>
          )}
        </Dialog>
      </Popover>
    </>
  )
}

/** The element of a date field that a form can focus. */
function firstSegment(group: HTMLElement | null): HTMLElement {
  const segment = group?.querySelector<HTMLElement>('[role="spinbutton"]')
  if (!segment) throw new Error('A date field has no segment')
  return segment
}
