import { type ClipboardEvent, type KeyboardEvent, type Ref, useMemo, useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { Chips } from '../field/chips.tsx'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import frame from '../field/frame.module.css'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './tag-field.module.css'
import { addTags, endsTag, tagsIn } from './tag-text.ts'

/** Controlled free tags; fits the `field` of a form controller. */
export interface TagFieldProps extends FieldProps {
  /** Unique tags, ignoring case. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  onBlur?: () => void
  /** Shown while there are no tags. */
  placeholder?: string
  name?: string
  isDisabled?: boolean
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

/** Free tags: Enter, a comma and blur end one, a pasted list becomes many, Backspace removes the last. */
export function TagField(props: TagFieldProps) {
  const t = useUiText()
  const { label, description, errors = [], value, onChange, ...others } = props
  const { placeholder, onBlur, ref, ...rest } = others
  const { locale } = useLocale()
  const [text, setText] = useState('')
  const [duplicates, setDuplicates] = useState<readonly string[]>([])
  const chips = useMemo(() => value.map((tag) => ({ id: tag, label: tag })), [value])
  const shown =
    duplicates.length > 0
      ? [t('tags.duplicate', { tags: new Intl.ListFormat(locale).format(duplicates) }), ...errors]
      : errors

  const add = (written: string) => {
    const next = addTags(value, tagsIn(written))
    setText('')
    setDuplicates(next.duplicates)
    if (next.tags.length > value.length) onChange(next.tags)
  }

  const type = (typed: string) => {
    setDuplicates([])
    if (endsTag(typed)) add(typed)
    else setText(typed)
  }

  // An input of one line would drop the line ends between pasted tags.
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!endsTag(pasted)) return
    event.preventDefault()
    add(`${text}${pasted}`)
  }

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      setDuplicates([])
      onChange(value.slice(0, -1))
    }
  }

  return (
    <AriaTextField
      {...rest}
      className={frame.field}
      value={text}
      onChange={type}
      onBlur={() => {
        if (text.trim()) add(text)
        onBlur?.()
      }}
      autoComplete="off"
      isInvalid={shown.length > 0}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Group className={styles.frame}>
        {value.length > 0 ? (
          <Chips
            label={label}
            items={chips}
            more={(count) => t('tags.more', { count })}
            isDisabled={rest.isDisabled}
            onRemove={(removed) => onChange(value.filter((tag) => !removed.has(tag)))}
          />
        ) : null}
        <Input
          ref={ref}
          className={styles.input}
          placeholder={value.length > 0 ? undefined : placeholder}
          onKeyDown={press}
          onPaste={paste}
        />
      </Group>
      <FieldNotes description={description} errors={shown} />
    </AriaTextField>
  )
}
