import type { BatchJob } from '@stoa/api/admin/batch-jobs'
import { useHost } from '@stoa/extension-sdk'
import { formatterOf } from '@stoa/i18n/numbers'

import styles from './job-card.module.css'

const KILO = 1000

export function JobFile({ job: { result } }: { job: BatchJob }) {
  const locale = useHost().language.locale()
  const { file_key: key, file_size: size } = result ?? {}
  if (!key) return null
  const kilobytes = formatterOf(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 })
  return (
    <p className={styles.when}>
      <bdi>{key.split('/').at(-1)}</bdi>
      {size === undefined ? null : ` · ${kilobytes.format(size / KILO)}`}
    </p>
  )
}
