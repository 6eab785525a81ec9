import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Inline } from '@stoa/ui/inline'
import { LinkButton } from '@stoa/ui/link-button'
import { Stack } from '@stoa/ui/stack'

import { ProgressLine } from '../jobs/progress-line.tsx'
import { LeftRows } from './left-rows.tsx'
import type { LeftRow } from './model/rewrite.ts'
import type { CsvFile } from './read-csv.ts'

interface WriteStepProps {
  file: CsvFile
  /** The rows written so far. */
  done: number
  total: number
  /** The rows that are not in the store, each with its reason; undefined while rows are written. */
  left: readonly LeftRow[] | undefined
  doneTitle: string
  /** Explains why rows are left out. */
  leftMessage: string
  /** The link to the result. */
  result: { href: string; label: string }
  onStop: () => void
  onAgain: () => void
}

/** The progress of an import that the page itself writes, and its result. */
export function WriteStep(props: WriteStepProps) {
  const { file, done, total, left, doneTitle, leftMessage, result, onStop, onAgain } = props
  const { t } = useTranslation()
  const label = t('import.job.progress', { done, total })
  return (
    <>
      <Card title={file.name}>
        <Stack>
          {left ? (
            <>
              <Banner tone={done > 0 ? 'success' : 'info'} title={doneTitle} />
              <LeftRows file={file} left={left} message={leftMessage} isDone />
            </>
          ) : (
            <>
              <ProgressLine label={label} value={total === 0 ? undefined : done / total} />
              <p>{t('import.write.stay')}</p>
            </>
          )}
        </Stack>
      </Card>
      <Inline justify="end">
        {left ? (
          <>
            <Button onPress={onAgain}>{t('import.job.again')}</Button>
            <LinkButton variant="primary" href={result.href}>
              {result.label}
            </LinkButton>
          </>
        ) : (
          <Button onPress={onStop}>{t('import.write.stop')}</Button>
        )}
      </Inline>
    </>
  )
}
