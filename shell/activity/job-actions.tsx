import { useCancelBatchJob, useConfirmBatchJob, type BatchJob } from '@stoa/api/admin/batch-jobs'
import { useDialogs, useJobs } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import Check from 'lucide-react/icons/check'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'

import { isUnderWay } from '../jobs/job-rules.ts'
import { useTypeWords } from '../jobs/use-type-words.ts'
import styles from './job-actions.module.css'
import { useDownload } from './use-download.ts'

/** Actions that the status of a job allows. Refusals show the default error toast. */
export function JobActions({ job }: { job: BatchJob }) {
  const { t } = useTranslation('shell')
  const { confirm: ask } = useDialogs()
  const { started } = useJobs()
  const wordsOf = useTypeWords()
  const confirm = useConfirmBatchJob()
  const cancel = useCancelBatchJob()
  const download = useDownload()
  const key = job.status === 'completed' ? job.result?.file_key : undefined
  const type = wordsOf(job.type)

  const askToCancel = async () => {
    const goesOn = await ask({
      title: t('activity.cancelTitle'),
      message: t('activity.cancelMessage', { type }),
      confirmLabel: t('activity.stop'),
      tone: 'danger',
    })
    if (goesOn) cancel.mutate({ id: job.id }, { onSuccess: started })
  }

  if (!isUnderWay(job) && !key) return null
  return (
    <div className={styles.actions}>
      {key ? (
        <Button
          size="small"
          icon={Download}
          isLoading={download.isPending}
          aria-label={t('activity.downloadOf', { type })}
          onPress={() => download.start(key)}
        >
          {t('activity.download')}
        </Button>
      ) : null}
      {isUnderWay(job) ? (
        <Button
          size="small"
          variant="quiet"
          isLoading={cancel.isPending}
          aria-label={t('activity.cancelOf', { type })}
          onPress={() => void askToCancel()}
        >
          {t('activity.cancel')}
        </Button>
      ) : null}
      {job.status === 'pre_processed' ? (
        <Button
          size="small"
          variant="primary"
          icon={Check}
          isLoading={confirm.isPending}
          aria-label={t('activity.confirmOf', { type })}
          onPress={() => confirm.mutate({ id: job.id }, { onSuccess: started })}
        >
          {t('activity.confirm')}
        </Button>
      ) : null}
    </div>
  )
}
