import { LoadFailure } from '@stoa/admin/record'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Table, type TableColumn } from '@stoa/ui/table'
import CircleCheck from 'lucide-react/icons/circle-check'

import type { Finding } from '../model/finding.ts'

interface FindingsCardProps {
  title: string
  description: string
  /** Undefined until it is known. */
  findings: readonly Finding[] | undefined
  error: Error | null | undefined
  onRetry: () => unknown
}

/** What one check has found; each line leads to the page that fixes it. */
export function FindingsCard({ title, description, findings, error, onRetry }: FindingsCardProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const columns = useColumns()
  return (
    <Card title={title} description={description} isFlush>
      <Table
        label={title}
        columns={columns}
        rows={findings ?? []}
        rowKey={({ id }) => id}
        rowHref={({ path }) => href(path)}
        isLoading={!findings && !error}
        skeletonRows={2}
        empty={<EmptyState icon={CircleCheck} title={t('health.nothing')} />}
        failure={
          error && !findings ? (
            <LoadFailure title={t('health.failed')} error={error} onRetry={onRetry} />
          ) : undefined
        }
      />
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
