import { ProgressLine } from '@stoa/admin/jobs'
import type { EachWritten } from '@stoa/api/react'
import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Table, type TableColumn } from '@stoa/ui/table'

import styles from './generation-results.module.css'
import { useCodesFile } from './use-codes-file.ts'
import type { Generation } from './use-generation.ts'

interface GenerationResultsProps {
  templateCode: string
  generation: Generation
}

/** How far the making of codes has come, and the result of each. */
export function GenerationResults({ templateCode, generation }: GenerationResultsProps) {
  const { t } = useTranslation()
  const download = useCodesFile(templateCode)
  const { wanted, results, isRunning } = generation
  const failed = results.filter(({ error }) => error !== undefined)
  const done = results.filter(({ error }) => error === undefined)
  const text = t('discounts.codes.progress', { made: done.length, wanted })
  const columns = useResultColumns()
  return (
    <div className={styles.results}>
      <ProgressLine label={text} value={results.length / wanted} />
      {isRunning ? null : (
        <>
          {failed.length > 0 ? (
            <Banner tone="error">{t('discounts.codes.notMade', { count: failed.length })}</Banner>
          ) : null}
          {done.length > 0 ? (
            <div>
              <Button onPress={() => void download(done.map((result) => ({ code: result.id })))}>
                {t('discounts.codes.downloadMade')}
              </Button>
            </div>
          ) : null}
          <Table
            label={t('discounts.codes.results')}
            columns={columns}
            rows={[...failed, ...done]}
            rowKey={(result) => result.id}
          />
        </>
      )}
    </div>
  )
}

function useResultColumns(): TableColumn<EachWritten>[] {
  const { t } = useTranslation()
  const failureText = useFailureText()
  return [
    { id: 'code', header: t('discounts.columns.code'), cell: ({ id: code }) => <bdi>{code}</bdi> },
    {
      id: 'result',
      header: t('discounts.codes.result'),
      cell: ({ error }) => (error === undefined ? t('discounts.codes.made') : failureText(error)),
    },
  ]
}
