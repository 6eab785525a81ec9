import Ellipsis from 'lucide-react/icons/ellipsis'
import { type Ref, useId } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextArea } from 'react-aria-components/TextArea'
import { Button } from '../button/button.tsx'
import fieldStyles from '../field/field.module.css'
import { Menu } from '../menu/menu.tsx'
import text from '../text-field/text-field.module.css'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './metadata-editor.module.css'
import {
  asKind,
  METADATA_KINDS,
  type MetadataKind,
  type MetadataProblem,
  type MetadataRow,
} from './metadata-rows.ts'

/** The actions in the menu of a row. */
export type RowAction = 'insertAbove' | 'insertBelow' | 'duplicate' | 'clear' | 'remove'

const ACTIONS: readonly RowAction[] = ['insertAbove', 'insertBelow', 'duplicate', 'clear', 'remove']

interface MetadataRowFieldsProps {
  row: MetadataRow
  /** Counted from 1. */
  position: number
  problem?: MetadataProblem
  isDisabled?: boolean
  keyRef: Ref<HTMLInputElement>
  onChange: (row: MetadataRow) => void
  onAction: (action: RowAction) => void
  onBlur?: () => void
}

/** One key with its kind, its value and its menu. */
export function MetadataRowFields(props: MetadataRowFieldsProps) {
  const t = useUiText()
  const { row, position, problem, isDisabled, keyRef, onChange, onAction, onBlur } = props
  const problemId = useId()
  const isKeyWrong = problem === 'emptyKey' || problem === 'duplicateKey'
  const described = problem && problemId
  return (
    <Group aria-label={t('metadata.row', { position })} className={styles.row} onBlur={onBlur}>
      <Input
        ref={keyRef}
        className={text.input}
        aria-label={t('metadata.key')}
        placeholder={t('metadata.key')}
        value={row.key}
        onChange={(event) => onChange({ ...row, key: event.target.value })}
        aria-invalid={isKeyWrong || undefined}
        aria-describedby={isKeyWrong ? described : undefined}
        autoComplete="off"
        spellCheck={false}
        disabled={isDisabled}
      />
      <select
        className={styles.choice}
        aria-label={t('metadata.kind')}
        value={row.kind}
        onChange={(event) => onChange(asKind(row, event.target.value as MetadataKind))}
        disabled={isDisabled}
      >
        {METADATA_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`metadata.kinds.${kind}`)}
          </option>
        ))}
      </select>
      <ValueField
        row={row}
        isDisabled={isDisabled}
        onChange={onChange}
        problemId={isKeyWrong ? undefined : described}
      />
      <Menu
        trigger={
          <Button
            variant="quiet"
            icon={Ellipsis}
            aria-label={t('metadata.actions', { position })}
            isDisabled={isDisabled}
          />
        }
        entries={ACTIONS.map((action) => ({
          id: action,
          label: t(`metadata.${action}`),
          tone: action === 'remove' ? 'danger' : 'plain',
          onAction: () => onAction(action),
        }))}
      />
      {problem ? (
        <p id={problemId} className={[styles.problem, fieldStyles.errors].join(' ')}>
          {t(`metadata.problems.${problem}`)}
        </p>
      ) : null}
    </Group>
  )
}

interface ValueFieldProps {
  row: MetadataRow
  isDisabled?: boolean
  /** The error of the value. Default none. */
  problemId?: string
  onChange: (row: MetadataRow) => void
}

/** Texts may contain line breaks, so they get a multi-line field, as JSON does. */
function ValueField({ row, isDisabled, problemId, onChange }: ValueFieldProps) {
  const t = useUiText()
  const change = (event: { target: { value: string } }) => onChange({ ...row, text: event.target.value })
  const common = {
    'aria-label': t('metadata.value'),
    value: row.text,
    onChange: change,
    disabled: isDisabled,
  }
  if (row.kind === 'boolean') {
    return (
      <select {...common} className={styles.choice}>
        <option value="true">{t('yes')}</option>
        <option value="false">{t('no')}</option>
      </select>
    )
  }
  const writing = {
    ...common,
    placeholder: t('metadata.value'),
    autoComplete: 'off',
    'aria-invalid': problemId !== undefined || undefined,
    'aria-describedby': problemId,
  }
  if (row.kind === 'number') return <Input {...writing} className={text.input} inputMode="decimal" />
  return (
    <TextArea
      {...writing}
      className={styles.area}
      rows={row.kind === 'json' ? Math.min(row.text.split('\n').length, 12) : 1}
      data-kind={row.kind}
      spellCheck={row.kind === 'string'}
    />
  )
}
