import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState, type EmptyStateProps } from '@stoa/ui/empty-state'
import { Table, type TableColumn } from '@stoa/ui/table'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'

import { LoadFailure } from '../failures/load-failure.tsx'

interface NamedRow {
  id: string
  name: string
}

interface EditedRowsCardProps<Row extends NamedRow> {
  title: string
  description: string
  /** The button that opens the dialog for a new row. */
  add: string
  columns: readonly TableColumn<Row>[]
  /** Undefined until they are read. */
  rows: readonly Row[] | undefined
  empty: Pick<EmptyStateProps, 'icon' | 'title' | 'message'>
  /** The failure of the first read, with what is said of it. */
  failed: string
  error: Error | null
  onRetry: () => Promise<unknown>
  deletion: {
    title: (row: Row) => string
    message: string
    done: string
    run: (row: Row, onDone: () => void) => void
  }
  renderCreate: (onClose: () => void) => ReactNode
  renderEdit: (row: Row, onClose: () => void) => ReactNode
}

/** The few rows that belong to a record, each edited in a dialog and deleted after a question. */
export function EditedRowsCard<Row extends NamedRow>(props: EditedRowsCardProps<Row>) {
  const { title, description, add, columns, rows, empty, failed, error, onRetry, deletion } = props
  const { renderCreate, renderEdit } = props
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const [isCreating, setCreating] = useState(false)
  const [edited, setEdited] = useState<Row>()
  const askAndDelete = async (row: Row) => {
    const isWanted = await confirm({
      title: deletion.title(row),
      message: deletion.message,
      confirmLabel: t('admin.delete'),
      tone: 'danger',
    })
    if (isWanted) deletion.run(row, () => notify.success(deletion.done, row.name))
  }
  return (
    <Card
      title={title}
      description={description}
      actions={<Button onPress={() => setCreating(true)}>{add}</Button>}
      isFlush
    >
      <Table
        label={title}
        columns={columns}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        rowMenu={{
          rowName: ({ name }) => name,
          entries: (row) => [
            { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: () => setEdited(row) },
            {
              id: 'delete',
              label: t('admin.delete'),
              icon: Trash2,
              tone: 'danger',
              onAction: () => void askAndDelete(row),
            },
          ],
        }}
        isLoading={!rows && !error}
        skeletonRows={3}
        empty={<EmptyState {...empty} />}
        failure={error && !rows ? <LoadFailure title={failed} error={error} onRetry={onRetry} /> : undefined}
      />
      {isCreating ? renderCreate(() => setCreating(false)) : null}
      {edited ? renderEdit(edited, () => setEdited(undefined)) : null}
    </Card>
  )
}
