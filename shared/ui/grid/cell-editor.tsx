import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { cancelEdit, commitEdit, type EditStep } from './grid-actions.ts'
import type { Editing } from './grid-store.ts'
import styles from './cell-editor.module.css'
import { isNumeric, NOTHING, type CellType } from './cell-types.ts'
import type { SheetColumn, SheetRow } from './sheet.ts'
import { useGridStore } from './use-grid.ts'

interface CellEditorProps {
  editing: Editing
  row: SheetRow
  column: SheetColumn
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const ARROWS: Readonly<Record<string, { row: number; across: number }>> = {
  ArrowUp: { row: -1, across: 0 },
  ArrowDown: { row: 1, across: 0 },
  ArrowLeft: { row: 0, across: -1 },
  ArrowRight: { row: 0, across: 1 },
}

/** The direction of the focus after committing by key; undefined for keys that belong to the field. */
function stepOf({ key, shiftKey, altKey }: KeyboardEvent, isReplacing: boolean, isRtl: boolean): EditStep {
  if (key === 'Enter' && !altKey) return { row: shiftKey ? -1 : 1, column: 0 }
  if (key === 'Tab') return { row: 0, column: shiftKey ? -1 : 1 }
  const arrow = isReplacing ? ARROWS[key] : undefined
  return arrow && { row: arrow.row, column: isRtl ? -arrow.across : arrow.across }
}

/** The field of one cell. It keeps its text to itself, so that typing draws nothing else again. */
export function CellEditor({ editing, row, column }: CellEditorProps) {
  const store = useGridStore()
  const field = useRef<Field>(null)
  const { type } = column

  useLayoutEffect(() => {
    const element = field.current
    element?.focus({ preventScroll: true })
    if (element && 'setSelectionRange' in element) {
      element.setSelectionRange(element.value.length, element.value.length)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent<Field>) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      cancelEdit(store)
      return
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = stepOf(event, editing.isReplacing && type.kind !== 'choice', isRtl)
    if (step) {
      event.preventDefault()
      commitEdit(store, event.currentTarget.value, step)
    } else if (event.key === 'Enter' && event.currentTarget instanceof HTMLTextAreaElement) {
      event.preventDefault()
      const { selectionStart, selectionEnd } = event.currentTarget
      event.currentTarget.setRangeText('\n', selectionStart, selectionEnd, 'end')
    }
  }
  const shared = {
    className: styles.editor,
    'data-part': 'editor',
    'aria-label': `${row.name}, ${column.header}`,
    defaultValue: beginWith(type, editing),
    onKeyDown,
    onBlur: () => commitEdit(store, field.current?.value ?? editing.text, undefined),
  }
  const ref = (element: Field | null) => {
    field.current = element
  }
  if (type.kind === 'choice') {
    return (
      <select {...shared} ref={ref}>
        {column.isRequired ? null : <option value="">{NOTHING}</option>}
        {type.options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  if (type.kind === 'text') return <textarea {...shared} ref={ref} rows={1} />
  return <input {...shared} ref={ref} inputMode={isNumeric(type) ? 'decimal' : 'text'} autoComplete="off" />
}

/** A choice begins with the option that its text, or the letter just typed, means. */
function beginWith(type: CellType, { text, isReplacing }: Editing): string {
  if (type.kind !== 'choice') return text
  const typed = text.toLowerCase()
  const found = type.options.find(({ label }) =>
    isReplacing ? label.toLowerCase().startsWith(typed) : label === text,
  )
  return found?.id ?? ''
}
