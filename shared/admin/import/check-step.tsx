import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { DescriptionList, type DescriptionListProps } from '@stoa/ui/description-list'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import type { TableColumn } from '@stoa/ui/table'
import type { ReactNode } from 'react'

import { LeftRows } from './left-rows.tsx'
import type { LeftRow } from './model/rewrite.ts'
import { PagedTable } from './paged-table.tsx'
import type { CsvFile } from './read-csv.ts'

/** The findings of a check, as one kind of import shows them. */
export interface ImportFindings<Row extends { id: string }> {
  /** The result in one sentence, above everything else. */
  note?: ReactNode
  /** The number of changes of each kind. */
  counts: DescriptionListProps['items']
  /** Choices and warnings below the counts. */
  options?: ReactNode
  title: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** Something is left to import. */
  isSendable: boolean
}

interface CheckStepProps<Row extends { id: string }> {
  file: CsvFile
  left: readonly LeftRow[]
  /** Explains why rows are left out. */
  leftMessage: string
  findings: ImportFindings<Row>
  isSending: boolean
  /** Why the store did not accept the file. */
  error: unknown
  sendLabel: string
  onBack: () => void
  onSend: () => void
  onCancel: () => void
}

/** The changes that the import would make, row by row, before anything is sent. */
export function CheckStep<Row extends { id: string }>(props: CheckStepProps<Row>) {
  const { file, left, leftMessage, findings, isSending, error, sendLabel, onBack, onSend, onCancel } = props
  const { note, counts, options, title, columns, rows, isSendable } = findings
  const { t } = useTranslation()
  const failureText = useFailureText()
  return (
    <>
      {error ? (
        <Banner tone="error" title={t('import.check.notSent')}>
          {failureText(error)}
        </Banner>
      ) : null}
      {note}
      <LeftRows file={file} left={left} message={leftMessage} />
      <Card title={t('import.summary.title')} description={t('import.summary.message')}>
        <Stack>
          <DescriptionList items={counts} />
          {options}
        </Stack>
      </Card>
      <PagedTable title={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <Inline justify="end">
        <Button onPress={onCancel} isDisabled={isSending}>
          {t('admin.cancel')}
        </Button>
        <Button onPress={onBack} isDisabled={isSending}>
          {t('import.check.back')}
        </Button>
        <Button variant="primary" onPress={onSend} isLoading={isSending} isDisabled={!isSendable}>
          {sendLabel}
        </Button>
      </Inline>
    </>
  )
}
