import Check from 'lucide-react/icons/check'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './select.module.css'

/** One choice of a select. */
export interface SelectOption {
  /** The value that is chosen; unique in its list. */
  id: string
  label: string
}

/** A controlled choice from a list; fits the `field` of a form controller. */
export interface SelectProps extends FieldProps {
  options: readonly SelectOption[]
  /** The chosen option's id, null for none. */
  value: string | null
  onChange: (value: string) => void
  onBlur?: () => void
  /** Shown while nothing is chosen. */
  placeholder: string
  name?: string
  isDisabled?: boolean
  /** The button that opens the list, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>
}

/** Chooses one of a list; letters jump to an option. The list is as wide as the field and scrolls inside the window. */
export function Select(props: SelectProps) {
  const { label, description, errors, moreErrorsLabel, options, onChange, ref, ...rest } = props
  return (
    <AriaSelect
      {...rest}
      className={styles['field']}
      isInvalid={Boolean(errors?.length)}
      validationBehavior="aria"
      onChange={(key) => onChange(String(key))}
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Button ref={ref} className={styles['button']}>
        <SelectValue className={styles['value']}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <Icon glyph={ChevronsUpDown} size="small" />
      </Button>
      <FieldNotes description={description} errors={errors} moreErrorsLabel={moreErrorsLabel} />
      <Popover className={styles['popover']} offset={4}>
        <ListBox className={styles['list']} items={options}>
          {(option) => (
            <ListBoxItem className={styles['option']} textValue={option.label}>
              <span className={styles['text']}>{option.label}</span>
              <span className={styles['check']}>
                <Icon glyph={Check} size="small" />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
