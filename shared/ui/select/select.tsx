import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxSection } from 'react-aria-components/ListBox'
import { OptionLine } from '../field/option-line.tsx'
import list from '../field/options.module.css'
import { PickerFrame, type PickerProps } from '../field/picker-frame.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'

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

interface SelectBase extends PickerProps {
  /** Undefined while they are read: the list can be opened, and says so until they come. */
  options: readonly SelectOption[] | undefined
  /** The chosen option's id, null for none. */
  value: string | null
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
  const { options, clearLabel, ...rest } = props
  const choose = (key: string | number | null) => {
    if (key !== NONE) props.onChange(String(key))
    else if (props.clearLabel !== undefined) props.onChange(null)
  }
  return (
    <PickerFrame
      {...rest}
      allowsEmptyCollection
      onChange={choose}
      shown={({ selectedText, defaultChildren }) => selectedText || defaultChildren}
    >
      <ListBox className={list.list} renderEmptyState={() => <NoOptions areRead={options !== undefined} />}>
        {options && clearLabel !== undefined ? <OptionLine id={NONE} label={clearLabel} isQuiet /> : null}
        {groupsOf(options ?? []).map(([group, lines]) =>
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
    </PickerFrame>
  )
}

function NoOptions({ areRead }: { areRead: boolean }) {
  const t = useUiText()
  return <p className={list.status}>{t(areRead ? 'noResults' : 'loading')}</p>
}

/** Groups in the order in which they first appear. */
function groupsOf(options: readonly SelectOption[]): [string | undefined, SelectOption[]][] {
  return [...Map.groupBy(options, ({ group }) => group)]
}
