import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { Select } from '@stoa/ui/select'

import { columnNamed } from '../../model/import/columns.ts'
import type { ColumnGuess } from '../../model/import/guess.ts'
import styles from './import.module.css'
import type { CsvFile } from './read-csv.ts'

interface ColumnFieldsProps {
  file: CsvFile
  /** What each column of the file is, in their order. */
  columns: readonly ColumnGuess[]
  /** All columns that the file's may stand for. */
  names: readonly string[]
  onChange: (columns: readonly ColumnGuess[]) => void
  isDisabled: boolean
}

const NOTHING: ColumnGuess = { target: null, isGuessed: false }

/** What each column of a file is, as guessed and to be corrected. */
export function ColumnFields({ file, columns, names, onChange, isDisabled }: ColumnFieldsProps) {
  const { t, locale } = useTranslation()
  const options = names.map((id) => ({
    id,
    label: id,
    group: t(`import.groups.${columnNamed(id)?.group ?? 'variant'}`),
  }))
  // The names of a file's columns may be there twice.
  const lines = columns.map((column, at) => ({ ...column, at, id: `${at} ${file.headers[at]}` }))
  const choose = (at: number, target: string | null) =>
    onChange(
      columns.map((column, index) => {
        if (index === at) return { target, isGuessed: false }
        return target !== null && column.target === target ? NOTHING : column
      }),
    )
  return (
    <Card title={t('import.columns.title')} description={t('import.columns.message')}>
      <div className={styles['fields']}>
        {lines.map(({ id, at, target, isGuessed }) => (
          <Select
            key={id}
            label={file.headers[at] || t('import.columns.unnamed', { number: formatNumber(at + 1, locale) })}
            description={[
              ...(isGuessed ? [t('import.columns.guessed')] : []),
              samplesOf(file, at).join(' · ') || t('import.columns.noValues'),
            ].join(' – ')}
            options={options}
            value={target}
            onChange={(next: string | null) => choose(at, next)}
            placeholder={t('import.columns.unused')}
            clearLabel={t('import.columns.unused')}
            isDisabled={isDisabled}
          />
        ))}
      </div>
    </Card>
  )
}

/** Some values of a column, each once. */
function samplesOf({ rows }: CsvFile, at: number): string[] {
  const found = rows.slice(0, 50).flatMap((row) => row[at]?.trim() || [])
  return [...new Set(found)].slice(0, 3).map((text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text))
}
