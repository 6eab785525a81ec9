import { useState } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { ListBox } from 'react-aria-components/ListBox'
import { Button } from '../button/button.tsx'
import { Chips } from '../field/chips.tsx'
import frame from '../field/frame.module.css'
import { ListSearch } from '../field/list-search.tsx'
import { OptionLine } from '../field/option-line.tsx'
import list from '../field/options.module.css'
import { PickerFrame, type PickerProps } from '../field/picker-frame.tsx'
import type { SelectOption } from '../select/select.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'

/** A controlled choice of any number of options; fits the `field` of a form controller. */
export interface MultiSelectProps extends PickerProps {
  options: readonly Omit<SelectOption, 'group'>[]
  /** The ids of the chosen options. Ids without an option are kept but not shown. */
  value: readonly string[]
  /** Called with the ids in the order in which they were chosen. */
  onChange: (value: readonly string[]) => void
}

/** Chooses any number of options from a searchable list; the chosen ones are shown beneath as removable chips. */
export function MultiSelect(props: MultiSelectProps) {
  const t = useUiText()
  const { options, value, onChange, ...rest } = props
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
      <PickerFrame
        {...rest}
        selectionMode="multiple"
        value={value}
        onChange={(keys) => onChange(keys.map(String))}
        onOpenChange={() => setQuery('')}
        allowsEmptyCollection
        shown={({ defaultChildren, isPlaceholder }) =>
          isPlaceholder ? defaultChildren : t('selected', { count: value.length })
        }
      >
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
      </PickerFrame>
      {chosen.length > 0 ? (
        <Chips
          label={rest.label}
          items={chosen}
          isDisabled={rest.isDisabled}
          onRemove={(ids) => onChange(value.filter((id) => !ids.has(id)))}
        />
      ) : null}
    </div>
  )
}
