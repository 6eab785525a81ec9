import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { type Ref, useState } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Button } from '../button/button.tsx'
import { Chips } from '../field/chips.tsx'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import frame from '../field/frame.module.css'
import { ListSearch } from '../field/list-search.tsx'
import { OptionLine } from '../field/option-line.tsx'
import list from '../field/options.module.css'
import { Icon } from '../icon/icon.tsx'
import type { SelectOption } from '../select/select.tsx'
import styles from '../select/select.module.css'
import { useUiText } from '../ui-provider/ui-text.ts'

/** A controlled choice of any number of options; fits the `field` of a form controller. */
export interface MultiSelectProps extends FieldProps {
  options: readonly Omit<SelectOption, 'group'>[]
  /** The ids of the chosen options. Ids without an option are kept but not shown. */
  value: readonly string[]
  /** Called with the ids in the order in which they were chosen. */
  onChange: (value: readonly string[]) => void
  onBlur?: () => void
  /** Shown while nothing is chosen. */
  placeholder: string
  name?: string
  isDisabled?: boolean
  /** The button that opens the list, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>
}

/** Chooses any number of options from a searchable list; the chosen ones are shown beneath as removable chips. */
export function MultiSelect(props: MultiSelectProps) {
  const t = useUiText()
  const { label, description, errors, options, value, onChange, ref, ...rest } = props
  const [query, setQuery] = useState('')
  const { contains } = useFilter({ sensitivity: 'base' })
  const shown = options.filter((option) => contains(option.label, query))
  const chosen = options.filter(({ id }) => value.includes(id))
  const selectShown = () => {
    const ids = shown.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id)
    onChange([...new Set([...value, ...ids])])
  }
  return (
    <div className={frame.field}>
      <AriaSelect
        {...rest}
        className={styles.field}
        selectionMode="multiple"
        value={value}
        onChange={(keys) => onChange(keys.map(String))}
        onOpenChange={() => setQuery('')}
        allowsEmptyCollection
        isInvalid={Boolean(errors?.length)}
        validationBehavior="aria"
      >
        <FieldLabel label={label} isRequired={props.isRequired} />
        <AriaButton ref={ref} className={styles.button}>
          <SelectValue className={styles.value}>
            {({ defaultChildren, isPlaceholder }) =>
              isPlaceholder ? defaultChildren : t('selected', { count: value.length })
            }
          </SelectValue>
          <Icon glyph={ChevronsUpDown} size="small" />
        </AriaButton>
        <FieldNotes description={description} errors={errors} />
        <Popover className={list.popover} offset={4}>
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <ListSearch label={t('search')} />
            <ListBox
              className={list.list}
              renderEmptyState={() => <p className={list.status}>{t('noResults')}</p>}
            >
              {shown.map((option) => (
                <OptionLine key={option.id} {...option} />
              ))}
            </ListBox>
          </Autocomplete>
          <div className={list.bar}>
            <Button
              slot={null}
              variant="quiet"
              size="small"
              onPress={selectShown}
              isDisabled={shown.length === 0}
            >
              {t('selectShown')}
            </Button>
            <Button
              slot={null}
              variant="quiet"
              size="small"
              onPress={() => onChange([])}
              isDisabled={value.length === 0}
            >
              {t('selectNone')}
            </Button>
          </div>
        </Popover>
      </AriaSelect>
      {chosen.length > 0 ? (
        <Chips
          label={label}
          items={chosen}
          isDisabled={rest.isDisabled}
          onRemove={(ids) => onChange(value.filter((id) => !ids.has(id)))}
        />
      ) : null}
    </div>
  )
}
