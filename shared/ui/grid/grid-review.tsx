import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { formatCell, NOTHING, type CellValue } from './cell-types.ts'
import { revertCells } from './grid-actions.ts'
import styles from './grid-review.module.css'
import { changedCells, type ChangedCell } from './save-changes.ts'
import { useGridState, useGridStore } from './use-grid.ts'

interface GridReviewProps {
  isOpen: boolean
  onClose: () => void
}

/** The list of all changes: old value, new value, and a button to reset each. */
export function GridReview({ isOpen, onClose }: GridReviewProps) {
  const t = useUiText()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('grid.reviewTitle')} size="large">
      <ChangeTable />
    </Dialog>
  )
}

const HEADERS = ['row', 'column', 'before', 'after', 'revert'] as const

function ChangeTable() {
  const store = useGridStore()
  const edits = useGridState((state) => state.edits)
  const t = useUiText()
  const changes = changedCells({ ...store.getState(), edits })
  return (
    <div className={styles.changes}>
      <table className={styles.table}>
        <thead>
          <tr>
            {HEADERS.map((header) => (
              <th key={header} scope="col">
                {t(`grid.${header}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <ChangeRow key={`${change.row.key} ${change.column.id}`} change={change} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ChangeRow({ change: { row, column, before, after } }: { change: ChangedCell }) {
  const store = useGridStore()
  const t = useUiText()
  const language = useGridState(({ sheet }) => sheet.language)
  const isSaving = useGridState((state) => state.isSaving)
  const write = (value: CellValue) => formatCell(value, column.type, language) || NOTHING
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>{column.header}</td>
      <td>
        <del>{write(before)}</del>
      </td>
      <td>
        <ins>{'value' in after ? write(after.value) : after.text || NOTHING}</ins>
        {'problem' in after ? <p className={styles.problem}>{after.problem}</p> : null}
      </td>
      <td>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('grid.revertCell', { row: row.name, column: column.header })}
          isDisabled={isSaving}
          onPress={() => revertCells(store, [{ row: row.key, column: column.id }])}
        >
          {t('grid.revert')}
        </Button>
      </td>
    </tr>
  )
}
