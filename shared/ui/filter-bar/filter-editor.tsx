import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { ChoicesEditor } from './choices-editor.tsx'
import styles from './filter-editor.module.css'
import type { Filter } from './filters.ts'
import { RangeEditor } from './range-editor.tsx'
import { TextEditor } from './text-editor.tsx'

interface FilterEditorProps {
  filter: Filter
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  /** The button that it hangs from and that gets the focus back. */
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Sets one filter. Choices count at once, everything else by Enter or its button. */
export function FilterEditor({ filter, values, onChange, trigger, onClose }: FilterEditorProps) {
  const settle = (next: readonly string[]) => {
    onChange(next)
    onClose()
  }
  return (
    <Popover
      className={styles.popover}
      triggerRef={trigger}
      isOpen
      onOpenChange={onClose}
      placement="bottom start"
      offset={4}
    >
      <Dialog className={styles.dialog} aria-label={filter.label}>
        <p className={styles.title}>{filter.label}</p>
        {filter.type === 'choices' ? (
          <ChoicesEditor filter={filter} values={values} onChange={onChange} onSettle={settle} />
        ) : filter.type === 'text' ? (
          <TextEditor label={filter.label} values={values} onSettle={settle} />
        ) : (
          <RangeEditor type={filter.type} values={values} onSettle={settle} />
        )}
      </Dialog>
    </Popover>
  )
}
