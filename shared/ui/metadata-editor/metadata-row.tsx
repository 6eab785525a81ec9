import Ellipsis from 'lucide-react/icons/ellipsis'
import { type Ref, useId } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextArea } from 'react-aria-components/TextArea'
import { Button } from '../button/button.tsx'
import fieldStyles from '../field/field.module.css'
import { Menu } from '../menu/menu.tsx'
import text from '../text-field/text-field.module.css'
import type { MetadataTexts } from './metadata-editor.tsx'
import styles from './metadata-editor.module.css'
import {
  asKind,
  METADATA_KINDS,
  type MetadataKind,
  type MetadataProblem,
  type MetadataRow,
} from './metadata-rows.ts'

/** What the menu of a row can do. */
export type RowAction = 'insertAbove' | 'insertBelow' | 'duplicate' | 'clear' | 'remove'

const ACTIONS: readonly RowAction[] = ['insertAbove', 'insertBelow', 'duplicate', 'clear', 'remove']

interface MetadataRowFieldsProps {
  row: MetadataRow
  /** Counted from 1. */
  position: number
  problem?: MetadataProblem
  texts: MetadataTexts
  isDisabled?: boolean
  keyRef: Ref<HTMLInputElement>
  onChange: (row: MetadataRow) => void
  onAction: (action: RowAction) => void
  onBlur?: () => void
}

/** One key with its kind, its value and its menu. */
export function MetadataRowFields(props: MetadataRowFieldsProps) {
  const { row, position, problem, texts, isDisabled, keyRef, onChange, onAction, onBlur } = props
  const problemId = useId()
  const isKeyWrong = problem === 'emptyKey' || problem === 'duplicateKey'
  const described = problem && problemId
  return (
    <Group aria-label={texts.row(position)} className={styles['row']} onBlur={onBlur}>
      <Input
        ref={keyRef}
        className={text['input']}
        aria-label={texts.key}
        placeholder={texts.key}
        value={row.key}
        onChange={(event) => onChange({ ...row, key: event.target.value })}
        aria-invalid={isKeyWrong || undefined}
        aria-describedby={isKeyWrong ? described : undefined}
        autoComplete="off"
        spellCheck={false}
        disabled={isDisabled}
      />
      <select
        className={styles['choice']}
        aria-label={texts.kind}
        value={row.kind}
        onChange={(event) => onChange(asKind(row, event.target.value as MetadataKind))}
        disabled={isDisabled}
      >
        {METADATA_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </select>
      <ValueField
        row={row}
        texts={texts}
        isDisabled={isDisabled}
        onChange={onChange}
        problemId={isKeyWrong ? undefined : described}
      />
      <Menu
        trigger={
          <Button
            variant="quiet"
            icon={Ellipsis}
            aria-label={texts.actions(position)}
            isDisabled={isDisabled}
          />
        }
        entries={ACTIONS.map((action) => ({
          id: action,
          label: texts[action],
          tone: action === 'remove' ? 'danger' : 'plain',
          onAction: () => onAction(action),
        }))}
      />
      {problem ? (
        <p id={problemId} className={[styles['problem'], fieldStyles['errors']].join(' ')}>
          {texts.problems[problem]}
        </p>
      ) : null}
    </Group>
  )
}

interface ValueFieldProps {
  row: MetadataRow
  texts: MetadataTexts
  isDisabled?: boolean
  /** Says why the value is refused. Default it is not. */
  problemId?: string
  onChange: (row: MetadataRow) => void
}

/** Texts keep their line ends, so they stand in an area of several lines as JSON does. */
function ValueField({ row, texts, isDisabled, problemId, onChange }: ValueFieldProps) {
  const change = (event: { target: { value: string } }) => onChange({ ...row, text: event.target.value })
  const common = { 'aria-label': texts.value, value: row.text, onChange: change, disabled: isDisabled }
  if (row.kind === 'boolean') {
    return (
      <select {...common} className={styles['choice']}>
        <option value="true">{texts.yes}</option>
        <option value="false">{texts.no}</option>
      </select>
    )
  }
  const writing = {
    ...common,
    placeholder: texts.value,
    autoComplete: 'off',
    'aria-invalid': problemId !== undefined || undefined,
    'aria-describedby': problemId,
  }
  if (row.kind === 'number') return <Input {...writing} className={text['input']} inputMode="decimal" />
  return (
    <TextArea
      {...writing}
      className={styles['area']}
      rows={row.kind === 'json' ? Math.min(row.text.split('\n').length, 12) : 1}
      data-kind={row.kind}
      spellCheck={row.kind === 'string'}
    />
  )
}
