import Plus from 'lucide-react/icons/plus'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { Group } from 'react-aria-components/Group'
import { Button } from '../button/button.tsx'
import fieldStyles from '../field/field.module.css'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './metadata-editor.module.css'
import { MetadataRowFields, type RowAction } from './metadata-row.tsx'
import { blankRow, type MetadataRow, problemsOf, withRowAt } from './metadata-rows.ts'

export {
  changedMetadata,
  metadataChange,
  metadataOf,
  newMetadata,
  problemsOf,
  rowsOf,
} from './metadata-rows.ts'
export type { Metadata, MetadataKind, MetadataProblem, MetadataRow } from './metadata-rows.ts'

/** Controlled rows of metadata; fits the `field` of a form controller. */
export interface MetadataEditorProps {
  /** Names the editor. */
  label: string
  /** Default none. */
  description?: string
  /** The error of the whole; errors of single rows are shown at the row. Default none. */
  errors?: readonly string[]
  /** Created from metadata by `rowsOf`; `metadataChange` returns the patch to send. */
  value: readonly MetadataRow[]
  onChange: (value: readonly MetadataRow[]) => void
  onBlur?: () => void
  isDisabled?: boolean
  /** The key of the first row that has a problem, else of the first row, else the button that adds one. */
  ref?: Ref<HTMLElement>
}

/**
 * Keys and values of four types, each row with its own menu. Untouched values stay as they are, objects and arrays too.
 * The focus moves to a new row and stays near a deleted one.
 */
export function MetadataEditor(props: MetadataEditorProps) {
  const t = useUiText()
  const { label, description, errors = [], value, onChange, onBlur, isDisabled, ref } = props
  const keys = useRef(new Map<string, HTMLInputElement>())
  const addButton = useRef<HTMLButtonElement>(null)
  const focusTarget = useRef<string | undefined>(undefined)
  const problems = problemsOf(value)

  useImperativeHandle(ref, () => {
    const row = value.find(({ id }) => problems.has(id)) ?? value[0]
    return ((row && keys.current.get(row.id)) ?? addButton.current) as HTMLElement
  })

  useEffect(() => {
    if (focusTarget.current === undefined) return
    ;(keys.current.get(focusTarget.current) ?? addButton.current)?.focus()
    focusTarget.current = undefined
  })

  const insert = (index: number, row: MetadataRow) => {
    focusTarget.current = row.id
    onChange(withRowAt(value, index, row))
  }

  const act = (action: RowAction, index: number, row: MetadataRow) => {
    const blank = blankRow(value)
    if (action === 'insertAbove') insert(index, blank)
    else if (action === 'insertBelow') insert(index + 1, blank)
    else if (action === 'duplicate') insert(index + 1, { ...row, id: blank.id })
    else if (action === 'clear') {
      focusTarget.current = row.id
      onChange(value.with(index, { ...blank, id: row.id }))
    } else {
      focusTarget.current = (value[index + 1] ?? value[index - 1])?.id ?? ''
      onChange(value.toSpliced(index, 1))
    }
  }

  return (
    <Group aria-label={label} className={styles.editor} isDisabled={isDisabled}>
      <span className={fieldStyles.label} aria-hidden>
        {label}
      </span>
      {description ? <p className={fieldStyles.description}>{description}</p> : null}
      {value.length === 0 ? <p className={styles.empty}>{t('metadata.empty')}</p> : null}
      {value.map((row, index) => (
        <MetadataRowFields
          key={row.id}
          row={row}
          position={index + 1}
          problem={problems.get(row.id)}
          isDisabled={isDisabled}
          keyRef={(input) => {
            if (input) keys.current.set(row.id, input)
            return () => void keys.current.delete(row.id)
          }}
          onChange={(changed) => onChange(value.with(index, changed))}
          onAction={(action) => act(action, index, row)}
          onBlur={onBlur}
        />
      ))}
      <div className={styles.foot}>
        <Button
          ref={addButton}
          size="small"
          icon={Plus}
          isDisabled={isDisabled}
          onPress={() => insert(value.length, blankRow(value))}
        >
          {t('metadata.add')}
        </Button>
      </div>
      {errors.length > 0 ? (
        <div role="alert" className={[styles.errors, fieldStyles.errors].join(' ')}>
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      ) : null}
    </Group>
  )
}
