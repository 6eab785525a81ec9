import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue, type SelectProps, type SelectValueProps } from 'react-aria-components/Select'
import { Icon } from '../icon/icon.tsx'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import list from './options.module.css'
import styles from './picker-frame.module.css'

/** Props shared by the controls whose button opens a list. */
export interface PickerProps extends FieldProps {
  onBlur?: () => void
  /** Shown while nothing is chosen. */
  placeholder: string
  name?: string
  isDisabled?: boolean
  /** The button that opens the list, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>
}

type Mode = 'single' | 'multiple'

type ListProps<M extends Mode> = Pick<
  SelectProps<object, M>,
  'value' | 'onChange' | 'selectionMode' | 'isOpen' | 'onOpenChange' | 'allowsEmptyCollection'
>

interface PickerFrameProps<M extends Mode> extends PickerProps, ListProps<M> {
  /** The text of the button. */
  shown: SelectValueProps<object>['children']
  /** Something is chosen although no option of the list may be. Default false. */
  isChosen?: boolean
  /** The content of the popover: the list, and what is above and below it. */
  children: ReactNode
}

/** A labelled button that opens a list in a popover as wide as the field, with description and errors beneath. */
export function PickerFrame<M extends Mode = 'single'>(props: PickerFrameProps<M>) {
  const { label, description, errors, ref, shown, isChosen, children, ...rest } = props
  return (
    <Select {...rest} className={styles.field} isInvalid={Boolean(errors?.length)} validationBehavior="aria">
      <FieldLabel label={label} isRequired={rest.isRequired} />
      <Button ref={ref} className={styles.button} data-chosen={isChosen || undefined}>
        <SelectValue className={styles.value}>{shown}</SelectValue>
        <Icon glyph={ChevronsUpDown} size="small" />
      </Button>
      <FieldNotes description={description} errors={errors} />
      <Popover className={list.popover} offset={4}>
        {children}
      </Popover>
    </Select>
  )
}
