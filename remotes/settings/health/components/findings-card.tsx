import { ProgressLine } from '@stoa/admin/jobs'
import { LoadFailure } from '@stoa/admin/failures'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Card } from '@stoa/ui/card'
import { Table, type TableColumn } from '@stoa/ui/table'
import type { ComponentProps } from 'react'

import type { Finding } from '../model/finding.ts'
import styles from './findings-card.module.css'

interface FindingsCardProps {
  title: string
  description: string
  /** Undefined until it is known. */
  findings: readonly Finding[] | undefined
  /** Set while more is checked. */
  progress?: ComponentProps<typeof ProgressLine> | undefined
  error: Error | null | undefined
  onRetry: () => unknown
}

/** More than anybody reads; the rest is shown once these are fixed. */
const MOST_SHOWN = 100

/** What one check has found; each line leads to the page that fixes it. */
export function FindingsCard(props: FindingsCardProps) {
  const { title, description, findings, progress, error, onRetry } = props
  const { t } = useTranslation()
  const { href } = useNavigation()
  const columns = useColumns()
  const left = Math.max(0, (findings?.length ?? 0) - MOST_SHOWN)
  const hasRows = findings !== undefined && findings.length > 0
  const isComplete = findings !== undefined && !progress
  const failure =
    error && !isComplete ? (
      <LoadFailure title={t('health.failed')} error={error} onRetry={onRetry} />
    ) : undefined
  if (isComplete && !hasRows) {
    return (
      <Card
        title={title}
        description={description}
        badge={<Badge tone="success">{t('health.nothing')}</Badge>}
      />
    )
  }
  return (
    <Card title={title} description={description} isFlush>
      {progress && !failure ? (
        <div className={styles.note}>
          <ProgressLine {...progress} />
        </div>
      ) : null}
      <Table
        label={title}
        columns={columns}
        rows={findings?.slice(0, MOST_SHOWN) ?? []}
        rowKey={({ id }) => id}
        rowHref={({ path }) => href(path)}
        isLoading={!hasRows && !failure}
        skeletonRows={1}
        failure={hasRows ? undefined : failure}
      />
      {hasRows ? failure : null}
      {left > 0 ? <p className={styles.note}>{t('health.more', { left })}</p> : null}
    </Card>
  )
}

function useColumns(): TableColumn<Finding>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'text',
      header: t('health.columns.finding'),
      width: '76%',
      cell: ({ text, values }) => t(`health.findings.${text}`, values),
    },
    {
      id: 'level',
      header: t('health.columns.level'),
      cell: ({ level }) => (
        <Badge tone={level === 'problem' ? 'danger' : 'warning'} variant="dot">
          {t(`health.levels.${level}`)}
        </Badge>
      ),
    },
  ]
}
