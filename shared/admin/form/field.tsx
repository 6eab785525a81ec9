import { useCallback, useEffect, type ComponentType, type ReactNode } from 'react'
import { useController, type FieldPathByValue, type FieldValues, type RegisterOptions } from 'react-hook-form'

import { FieldPending } from './field-pending.ts'
import type { RecordForm } from './use-record-form.ts'

type Bound = 'value' | 'isSelected' | 'onChange' | 'onBlur' | 'name' | 'ref'

type AnyControl = (props: never) => ReactNode

type PropsOf<Control> = Control extends (props: infer Props) => ReactNode ? Props : never

/** The value that a control takes. */
type ValueOf<Props> = Props extends { isSelected: boolean }
  ? boolean
  : Props extends { value?: infer Value }
    ? Value
    : never

type FieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, ValueOf<PropsOf<Control>>>,
  Control extends AnyControl,
> = {
  form: RecordForm<Values>
  name: Name
  /** Rules of react-hook-form; messages are keys of the texts. `required` marks the control. */
  rules?: RegisterOptions<Values, Name>
  /** The control of `@stoa/ui`, or one with the same props; its other props stand beside these. */
  as: Control
} & Omit<PropsOf<Control>, Bound>

/**
 * Binds a control to a field of a form: value, errors, focus after a refusal, the mark of a required field.
 *
 * @example <Field form={form} name="title" as={TextField} label={t('…')} rules={REQUIRED_TEXT} />
 */
export function Field<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, ValueOf<PropsOf<Control>>>,
  Control extends AnyControl,
>({ form, name, rules, as, ...props }: FieldProps<Values, Name, Control>) {
  const { field } = useController({ control: form.control, name, ...(rules && { rules }) })
  const { shown, setPending } = form
  const setFieldPending = useCallback((isPending: boolean) => setPending(name, isPending), [setPending, name])
  useEffect(() => {
    shown.set(name, props)
    return () => void shown.delete(name)
  })
  const { value, ...bound } = field
  const Control = as as unknown as ComponentType<Record<string, unknown>>
  const { errors = [] } = props as { errors?: readonly string[] }
  return (
    <FieldPending value={setFieldPending}>
      <Control
        {...(rules?.required !== undefined && { isRequired: true })}
        {...props}
        {...bound}
        {...(typeof value === 'boolean' ? { isSelected: value } : { value })}
        errors={[...errors, ...form.errorsOf(name)]}
      />
    </FieldPending>
  )
}
