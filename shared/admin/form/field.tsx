import { useTranslation } from '@stoa/extension-sdk'
import { memo, useCallback, useEffect, type ComponentType, type ReactNode } from 'react'
import { useController, type FieldPathByValue, type FieldValues, type RegisterOptions } from 'react-hook-form'

import { messageOf } from './field-message.ts'
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
 * Binds a control to a field of a form: value, errors, focus after a refusal, the mark of a required field. It renders again
 * when its own value, errors or props change, and not with the rest of the form.
 *
 * @example <Field form={form} name="title" as={TextField} label={t('…')} rules={REQUIRED_TEXT} />
 */
export function Field<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, ValueOf<PropsOf<Control>>>,
  Control extends AnyControl,
>({ form: { control, shown, setPending }, ...props }: FieldProps<Values, Name, Control>) {
  const bound = { control, shown, setPending, ...props } as unknown as BoundFieldProps
  return <BoundField {...bound} />
}

/** A field whose values are not known to the compiler any more: `Field` has checked them. */
interface BoundFieldProps extends Pick<RecordForm<FieldValues>, 'control' | 'shown' | 'setPending'> {
  name: string
  rules?: RegisterOptions
  as: ComponentType<Record<string, unknown>>
  errors?: readonly string[]
}

const BoundField = memo(function BoundField(all: BoundFieldProps) {
  const { control, shown, setPending, name, rules, as: Bound, ...props } = all
  const { t } = useTranslation()
  const { field, fieldState } = useController({ control, name, ...(rules && { rules }) })
  const setFieldPending = useCallback((isPending: boolean) => setPending(name, isPending), [setPending, name])
  useEffect(() => {
    shown.set(name, props)
    return () => void shown.delete(name)
  })
  const { value, ...bound } = field
  const message = messageOf(fieldState.error, t)
  return (
    <FieldPending value={setFieldPending}>
      <Bound
        {...(rules?.required !== undefined && { isRequired: true })}
        {...props}
        {...bound}
        {...(typeof value === 'boolean' ? { isSelected: value } : { value })}
        errors={[...(props.errors ?? []), ...(message === undefined ? [] : [message])]}
      />
    </FieldPending>
  )
})
