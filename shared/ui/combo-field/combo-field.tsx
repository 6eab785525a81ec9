import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { type Ref, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import list from '../field/options.module.css'
import { Icon } from '../icon/icon.tsx'
import styles from '../select/select.module.css'
import { ComboList } from './combo-list.tsx'
import { CLEAR, CREATE } from './combo-lines.ts'
import { useRemoteOptions } from './use-remote-options.ts'
import type { ComboOption, LoadOptions } from './combo-options.ts'

export type { ComboOption, OptionPage, LoadOptions } from './combo-options.ts'

/** A controlled choice from more options than can be loaded at once; fits the `field` of a form controller. */
export interface ComboFieldProps extends FieldProps {
  load: LoadOptions
  /** The chosen option's id, null for none. */
  value: string | null
  /** Called with the chosen id and its option; with null alone when the choice is cleared. */
  onChange: (value: string | null, option?: ComboOption) => void
  onBlur?: () => void
  /** The initial label of a value that was not chosen here. Default is the value itself. */
  valueLabel?: string
  /** Shown while nothing is chosen. */
  placeholder: string
  /** The first line of the list, meaning no choice. Without it a choice cannot be cleared. */
  clearLabel?: string | undefined
  /** Offers to create the searched text. Default no offer. */
  create?: {
    /** The line of the list, such as `Create "linen"`. */
    label: (query: string) => string
    /** Creates it and sets the field's value and `valueLabel`. */
    onCreate: (query: string) => void
  }
  name?: string
  isDisabled?: boolean
  /** The button that opens the list, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * A select with a search and pages of options: it searches 250 ms after the last key and loads more when the end of the
 * list scrolls into view. Remembers the label of the chosen option.
 */
export function ComboField(props: ComboFieldProps) {
  const { label, description, errors, load, value, onChange, valueLabel, ...others } = props
  const { clearLabel, create, ref, ...rest } = others
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<ComboOption>()
  const remote = useRemoteOptions(load, isOpen)
  const selected = [chosen, ...remote.options].find((option) => option?.id === value)

  const choose = (key: string | number | null) => {
    const option = remote.options.find(({ id }) => id === key)
    if (key === CLEAR) onChange(null)
    else if (key === CREATE) create?.onCreate(remote.query.trim())
    else if (option) {
      setChosen(option)
      onChange(option.id, option)
    }
  }

  return (
    <AriaSelect
      {...rest}
      className={styles.field}
      value={value}
      onChange={choose}
      isOpen={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        if (open) remote.reset()
      }}
      allowsEmptyCollection
      isInvalid={Boolean(errors?.length)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <AriaButton ref={ref} className={styles.button} data-chosen={value === null ? undefined : true}>
        <SelectValue className={styles.value}>
          {value === null ? rest.placeholder : (selected?.label ?? valueLabel ?? value)}
        </SelectValue>
        <Icon glyph={ChevronsUpDown} size="small" />
      </AriaButton>
      <FieldNotes description={description} errors={errors} />
      <Popover className={list.popover} offset={4}>
        <ComboList remote={remote} clearLabel={clearLabel} createLabel={create?.label} />
      </Popover>
    </AriaSelect>
  )
}
