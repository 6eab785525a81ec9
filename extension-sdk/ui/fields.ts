import { createElement, useId, type ReactElement, type ReactNode } from 'react'

/** What all fields share. */
export interface FieldProps {
  /** Names the field. */
  label: string
  /** Help that is always there. */
  description?: string
  /** Why the value is refused; the first is shown beneath. Default none. */
  errors?: readonly string[]
  /** Adds an asterisk and `aria-required`, and validates nothing. Default false. */
  isRequired?: boolean
  /** Takes no input and no focus. Default false. */
  isDisabled?: boolean
}

function framed(
  { label, description, errors = [] }: FieldProps,
  id: string,
  control: ReactNode,
): ReactElement {
  return createElement(
    'div',
    null,
    createElement('label', { htmlFor: id }, label),
    control,
    description === undefined ? null : createElement('p', { id: `${id}description` }, description),
    errors.length === 0 ? null : createElement('p', { id: `${id}errors` }, errors[0]),
  )
}

const described = ({ description, errors = [], isDisabled, isRequired }: FieldProps, id: string) => ({
  id,
  disabled: isDisabled,
  'aria-required': isRequired || undefined,
  'aria-invalid': errors.length > 0 || undefined,
  'aria-describedby':
    [description !== undefined && `${id}description`, errors.length > 0 && `${id}errors`]
      .filter(Boolean)
      .join(' ') || undefined,
})

/** Props of a {@link TextField}. */
export interface TextFieldProps extends FieldProps {
  /** The text that is shown now. */
  value: string
  /** Called with the text, not with the event. */
  onChange: (text: string) => void
  /** Called when the focus leaves the field. */
  onBlur?: () => void
  /** The name of its value in a form. */
  name?: string
  /** What browsers suggest, check and open a keyboard for. Default text. */
  type?: 'text' | 'url' | 'tel' | 'email' | 'password' | 'date' | 'number'
  /** Example of a value, never a replacement for the label. */
  placeholder?: string
  /** Can be focused and copied, but not changed. Default false. */
  isReadOnly?: boolean
}

/** One line of text. */
export function TextField(props: TextFieldProps): ReactElement {
  const { value, onChange, onBlur, name, type = 'text', placeholder, isReadOnly } = props
  const id = useId()
  const own = { name, type, placeholder, readOnly: isReadOnly, value, onBlur: onBlur && (() => onBlur()) }
  const change = (event: { target: { value: string } }) => onChange(event.target.value)
  return framed(props, id, createElement('input', { ...described(props, id), ...own, onChange: change }))
}

/** Props of a {@link TextArea}. */
export interface TextAreaProps extends Omit<TextFieldProps, 'type'> {
  /** Height in lines before it grows with its text. Default 3. */
  rows?: number
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { value, onChange, onBlur, name, placeholder, isReadOnly, rows = 3 } = props
  const id = useId()
  const own = { name, rows, placeholder, readOnly: isReadOnly, value, onBlur: onBlur && (() => onBlur()) }
  const change = (event: { target: { value: string } }) => onChange(event.target.value)
  return framed(props, id, createElement('textarea', { ...described(props, id), ...own, onChange: change }))
}

/** One line of a {@link Select}. */
export interface SelectOption {
  /** Unique in its list. */
  id: string
  /** What is chosen from. */
  label: string
  /** Can be seen, but not chosen. Default false. */
  isDisabled?: boolean
}

/** Props of a {@link Select}. */
export interface SelectProps extends FieldProps {
  /** The choices, in order. */
  options: readonly SelectOption[]
  /** The id of the choice; null while there is none. */
  value: string | null
  /** Called with the id of the new choice. */
  onChange: (id: string) => void
  /** Shown while there is no choice. */
  placeholder?: string
  /** The name of its value in a form. */
  name?: string
}

/** Chooses one of a list. */
export function Select(props: SelectProps): ReactElement {
  const { options, value, onChange, name, placeholder = '' } = props
  const id = useId()
  const lines = options.map((option) =>
    createElement('option', { key: option.id, value: option.id, disabled: option.isDisabled }, option.label),
  )
  const none = value === null ? createElement('option', { value: '' }, placeholder) : null
  const change = (event: { target: { value: string } }) => onChange(event.target.value)
  const own = { name, value: value ?? '', onChange: change }
  return framed(props, id, createElement('select', { ...described(props, id), ...own }, none, lines))
}

/** Props of a {@link Checkbox} and of a {@link Switch}. */
export interface ToggleProps extends Omit<FieldProps, 'isRequired'> {
  /** Whether it is on. */
  isSelected: boolean
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void
  /** The name of its value in a form. */
  name?: string
}

function toggle(props: ToggleProps, id: string, role?: 'switch'): ReactElement {
  const { isSelected, onChange, name } = props
  const change = (event: { target: { checked: boolean } }) => onChange(event.target.checked)
  const own = { type: 'checkbox', role, name, checked: isSelected, onChange: change }
  return framed(props, id, createElement('input', { ...described(props, id), ...own }))
}

/** Yes or no, saved with its form. */
export const Checkbox = (props: ToggleProps): ReactElement => toggle(props, useId())

/** On or off, which takes effect at once. */
export const Switch = (props: ToggleProps): ReactElement => toggle(props, useId(), 'switch')

/** Props of a {@link SearchField}. */
export interface SearchFieldProps {
  /** Names the field for assistive technology. */
  label: string
  /** What can be searched for. Default the label. */
  placeholder?: string
  /** The search that is shown now. */
  value: string
  /** Called with the trimmed text when typing has paused for 400 ms, and at once on Enter. */
  onSearch: (text: string) => void
}

/** One line to search with. */
export function SearchField({ label, placeholder = label, value, onSearch }: SearchFieldProps): ReactElement {
  const change = (event: { target: { value: string } }) => onSearch(event.target.value.trim())
  return createElement('input', {
    type: 'search',
    'aria-label': label,
    placeholder,
    key: value,
    defaultValue: value,
    onChange: change,
  })
}
