import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type Ref, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import frame from '../field/frame.module.css'
import { Icon } from '../icon/icon.tsx'

/** A controlled number; fits the `field` of a form controller. */
export interface NumberFieldProps extends FieldProps {
  /** null while the field is empty. */
  value: number | null
  /** Called on blur, on Enter and on each step; the number is between `min` and `max`. */
  onChange: (value: number | null) => void
  onBlur?: () => void
  /** Default no limit. */
  min?: number
  max?: number
  /** The step size; typed numbers are rounded to it. Default 1 without rounding. */
  step?: number
  /** How many decimals can be typed. Default 0: whole numbers. */
  decimals?: number
  /** A suffix that describes the number, such as `kg` or `%`. */
  unit?: string
  placeholder?: string
  name?: string
  isDisabled?: boolean
  isReadOnly?: boolean
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

/** A number in the digits of the provider's language, with buttons and arrow keys that step it up and down. */
export function NumberField(props: NumberFieldProps) {
  const { label, description, errors, value, onChange, min, max, unit, ref, ...others } = props
  const { decimals = 0, placeholder, ...rest } = others
  const unitId = useId()
  return (
    <AriaNumberField
      {...rest}
      className={frame.field}
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
      minValue={min}
      maxValue={max}
      formatOptions={{ maximumFractionDigits: decimals }}
      aria-describedby={unit ? unitId : undefined}
      isInvalid={Boolean(errors?.length)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Group className={frame.frame}>
        <Input ref={ref} className={frame.input} placeholder={placeholder} />
        {unit ? (
          <span id={unitId} className={frame.adornment}>
            {unit}
          </span>
        ) : null}
        <Button slot="decrement" className={frame.button}>
          <Icon glyph={Minus} size="small" />
        </Button>
        <Button slot="increment" className={frame.button}>
          <Icon glyph={Plus} size="small" />
        </Button>
      </Group>
      <FieldNotes description={description} errors={errors} />
    </AriaNumberField>
  )
}
