import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { formatCell, type CellValue } from './cell-types.ts'
import { revertCells } from './grid-actions.ts'
import styles from './grid-review.module.css'
import { changedCells, type ChangedCell } from './save-changes.ts'
import { useGridState, useGridStore } from './use-grid.ts'
import { languageOf } from './write-cells.ts'

interface GridReviewProps {
  isOpen: boolean
  onClose: () => void
}

/** The list of everything that has been changed: what it was, what it is, and the way back. */
export function GridReview({ isOpen, onClose }: GridReviewProps) {
  const { reviewTitle, close } = useGridState(({ sheet }) => sheet.texts)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={reviewTitle} closeLabel={close} size="large">
      <ChangeTable />
    </Dialog>
  )
}

function ChangeTable() {
  const store = useGridStore()
  const edits = useGridState((state) => state.edits)
  const { texts } = useGridState(({ sheet }) => sheet)
  const changes = changedCells({ ...store.getState(), edits })
  return (
    <div className={styles['changes']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {[texts.row, texts.column, texts.before, texts.after, texts.revert].map((header) => (
              <th key={header} scope="col">
                {header}
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
  const sheet = useGridState((state) => state.sheet)
  const { texts } = sheet
  const isSaving = useGridState((state) => state.isSaving)
  const write = (value: CellValue) => formatCell(value, column.type, languageOf(sheet)) || texts.nothing
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>{column.header}</td>
      <td>
        <del>{write(before)}</del>
      </td>
      <td>
        <ins>{'value' in after ? write(after.value) : after.text || texts.nothing}</ins>
        {'problem' in after ? <p className={styles['problem']}>{after.problem}</p> : null}
      </td>
      <td>
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.revertCell(row.name, column.header)}
          isDisabled={isSaving}
          onPress={() => revertCells(store, [{ row: row.key, column: column.id }])}
        >
          {texts.revert}
        </Button>
      </td>
    </tr>
  )
}
