import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { Select, type SelectOption } from '@stoa/ui/select'
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react'

import { columnNamed } from './model/columns.ts'
import type { ColumnGuess } from './model/guess.ts'
import styles from './import.module.css'
import type { CsvFile } from './read-csv.ts'

/** Says what a column is called, and the group that it is offered in, by its name. */
export type ColumnText = (
  name: string,
  t: ReturnType<typeof useTranslation>['t'],
) => { label: string; group: string }

const formatText: ColumnText = (name, t) => ({
  label: name,
  group: t(`import.groups.${columnNamed(name)?.group ?? 'variant'}`),
})

interface ColumnFieldsProps {
  file: CsvFile
  /** What each column of the file is, in their order. */
  columns: readonly ColumnGuess[]
  /** All columns that the file's may stand for. The same list while they are the same, as `onChange` too. */
  names: readonly string[]
  /** Default the names of the format, in its groups. */
  textOf?: ColumnText
  onChange: (change: { columns: readonly ColumnGuess[] }) => void
  isDisabled: boolean
}

const NOTHING: ColumnGuess = { target: null, isGuessed: false }

const withTarget = (columns: readonly ColumnGuess[], at: number, target: string | null): ColumnGuess[] =>
  columns.map((column, index) => {
    if (index === at) return { target, isGuessed: false }
    return target !== null && column.target === target ? NOTHING : column
  })

/** What each column of a file is, as guessed and to be corrected. */
export const ColumnFields = memo(function ColumnFields(props: ColumnFieldsProps) {
  const { file, columns, names, textOf = formatText, onChange, isDisabled } = props
  const { t } = useTranslation()
  const shown = useRef(columns)
  useLayoutEffect(() => {
    shown.current = columns
  })
  const choose = useCallback(
    (at: number, target: string | null) => onChange({ columns: withTarget(shown.current, at, target) }),
    [onChange],
  )
  const options = useMemo(() => names.map((id) => ({ id, ...textOf(id, t) })), [names, textOf, t])
  // The names of a file's columns may be there twice.
  const lines = columns.map((column, at) => ({ ...column, at, id: `${at} ${file.headers[at]}` }))
  return (
    <Card title={t('import.columns.title')} description={t('import.columns.message')}>
      <div className={styles.fields} inert={isDisabled}>
        {lines.map(({ id, at, target, isGuessed }) => (
          <ColumnField
            key={id}
            at={at}
            label={file.headers[at] || t('import.columns.unnamed', { number: at + 1 })}
            description={[
              ...(isGuessed ? [t('import.columns.guessed')] : []),
              samplesOf(file, at).join(' · ') || t('import.columns.noValues'),
            ].join(' – ')}
            options={options}
            target={target}
            onChoose={choose}
          />
        ))}
      </div>
    </Card>
  )
})

interface ColumnFieldProps {
  at: number
  label: string
  description: string
  options: readonly SelectOption[]
  target: string | null
  onChoose: (at: number, target: string | null) => void
}

/** Each has a list of some hundred columns, so only a changed choice renders again. */
const ColumnField = memo(function ColumnField({ at, target, onChoose, ...select }: ColumnFieldProps) {
  const { t } = useTranslation()
  return (
    <Select
      {...select}
      value={target}
      onChange={(next: string | null) => onChoose(at, next)}
      placeholder={t('import.columns.unused')}
      clearLabel={t('import.columns.unused')}
    />
  )
})

/** Some values of a column, each once. */
function samplesOf({ rows }: CsvFile, at: number): string[] {
  const found = rows.slice(0, 50).flatMap((row) => row[at]?.trim() || [])
  return [...new Set(found)].slice(0, 3).map((text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text))
}
