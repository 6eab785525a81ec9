import type { Ref } from 'react'
import type { FieldProps } from '../field/field.tsx'

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
