import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxSection } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import { OptionLine } from '../field/option-line.tsx'
import list from '../field/options.module.css'
import { Icon } from '../icon/icon.tsx'
import styles from './select.module.css'

/** One choice of a select. */
export interface SelectOption {
  /** The value that is chosen; unique in its list. */
  id: string
  label: string
  /** A line under the label in the list. Default none. */
  description?: string
  /** The heading of the option's group. Default none. */
  group?: string
  isDisabled?: boolean
}

interface SelectBase extends FieldProps {
  options: readonly SelectOption[]
  /** The chosen option's id, null for none. */
  value: string | null
  onBlur?: () => void
  /** Shown while nothing is chosen. */
  placeholder: string
  name?: string
  isDisabled?: boolean
  /** The button that opens the list, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>
}

/** Something has to be chosen. */
interface FirmSelect extends SelectBase {
  clearLabel?: undefined
  onChange: (value: string) => void
}

/** The choice can be cleared. */
interface ClearableSelect extends SelectBase {
  /** The first line of the list, meaning no choice, such as "No collection". */
  clearLabel: string
  onChange: (value: string | null) => void
}

/** A controlled choice from a list; fits the `field` of a form controller. */
export type SelectProps = FirmSelect | ClearableSelect

/** No option has it: theirs are texts. */
const NONE = 0

/** Chooses one of a list; letters jump to an option. The list is as wide as the field and scrolls inside the window. */
export function Select(props: SelectProps) {
  const { label, description, errors, options, clearLabel, ref } = props
  const { placeholder, value, onBlur, name, isDisabled, isRequired } = props
  const choose = (key: string | number | null) => {
    if (key !== NONE) props.onChange(String(key))
    else if (props.clearLabel !== undefined) props.onChange(null)
  }
  return (
    <AriaSelect
      {...{ placeholder, value, onBlur, name, isDisabled, isRequired }}
      className={styles.field}
      isInvalid={Boolean(errors?.length)}
      validationBehavior="aria"
      onChange={choose}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Button ref={ref} className={styles.button}>
        <SelectValue className={styles.value}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <Icon glyph={ChevronsUpDown} size="small" />
      </Button>
      <FieldNotes description={description} errors={errors} />
      <Popover className={list.popover} offset={4}>
        <ListBox className={list.list}>
          {clearLabel === undefined ? null : <OptionLine id={NONE} label={clearLabel} isQuiet />}
          {groupsOf(options).map(([group, lines]) =>
            group === undefined ? (
              lines.map((option) => <OptionLine key={option.id} {...option} />)
            ) : (
              <ListBoxSection key={group} id={`group ${group}`}>
                <Header className={list.heading}>{group}</Header>
                {lines.map((option) => (
                  <OptionLine key={option.id} {...option} />
                ))}
              </ListBoxSection>
            ),
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}

/** Groups in the order in which they first appear. */
function groupsOf(options: readonly SelectOption[]): [string | undefined, SelectOption[]][] {
  return [...Map.groupBy(options, ({ group }) => group)]
}
