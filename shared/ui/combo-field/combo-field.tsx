import { useState } from 'react'
import { PickerFrame, type PickerProps } from '../field/picker-frame.tsx'
import { ComboList } from './combo-list.tsx'
import { CLEAR, CREATE } from './combo-lines.ts'
import { useRemoteOptions } from './use-remote-options.ts'
import type { ComboOption, LoadOptions } from './combo-options.ts'

export type { ComboOption, OptionPage, LoadOptions } from './combo-options.ts'

/** A controlled choice from more options than can be loaded at once; fits the `field` of a form controller. */
export interface ComboFieldProps extends PickerProps {
  load: LoadOptions
  /** The chosen option's id, null for none. */
  value: string | null
  /** Called with the chosen id and its option; with null alone when the choice is cleared. */
  onChange: (value: string | null, option?: ComboOption) => void
  /** The initial label of a value that was not chosen here. Default is the value itself. */
  valueLabel?: string
  /** The first line of the list, meaning no choice. Without it a choice cannot be cleared. */
  clearLabel?: string | undefined
  /** Offers to create the searched text. Default no offer. */
  create?: {
    /** The line of the list, such as `Create "linen"`. */
    label: (query: string) => string
    /** Creates it and sets the field's value and `valueLabel`. */
    onCreate: (query: string) => void
  }
}

/**
 * A select with a search and pages of options: it searches 250 ms after the last key and loads more when the end of the
 * list scrolls into view. Remembers the label of the chosen option.
 */
export function ComboField(props: ComboFieldProps) {
  const { load, value, onChange, valueLabel, clearLabel, create, ...rest } = props
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
    <PickerFrame
      {...rest}
      value={value}
      onChange={choose}
      isOpen={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        if (open) remote.reset()
      }}
      allowsEmptyCollection
      shown={value === null ? rest.placeholder : (selected?.label ?? valueLabel ?? value)}
      isChosen={value !== null}
    >
      <ComboList remote={remote} clearLabel={clearLabel} createLabel={create?.label} />
    </PickerFrame>
  )
}
