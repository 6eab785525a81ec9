import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { countEdits } from './edits.ts'
import { revertCells } from './grid-actions.ts'
import { GridFailures } from './grid-failures.tsx'
import { GridReview } from './grid-review.tsx'
import { cellAt, shownDraft } from './grid-store.ts'
import styles from './grid-bar.module.css'
import { saveChanges, type SaveGrid } from './save-changes.ts'
import { useGridState, useGridStore } from './use-grid.ts'

interface GridBarProps {
  onSave: SaveGrid
}

/** The bar below the grid while there are unsaved changes. */
export function GridBar({ onSave }: GridBarProps) {
  const isDirty = useGridState(({ edits }) => edits.drafts.size > 0)
  return isDirty ? <ChangesBar onSave={onSave} /> : null
}

function ChangesBar({ onSave }: GridBarProps) {
  const store = useGridStore()
  const bar = useRef<HTMLElement>(null)
  const [isReviewing, setReviewing] = useState(false)
  const t = useUiText()
  const isSaving = useGridState((state) => state.isSaving)
  const { cells, rows, problems } = countEdits(useGridState(({ edits }) => edits))

  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement)) store.setState({ wantsFocus: true })
    }
  }, [store])

  return (
    <section ref={bar} className={styles.bar} aria-label={t('grid.bar')}>
      <div className={styles.state}>
        <p className={styles.summary}>
          {t('grid.changes', { count: cells, inRows: t('grid.inRows', { count: rows }) })}
        </p>
        {problems > 0 ? <p className={styles.problem}>{t('grid.toCorrect', { count: problems })}</p> : null}
        <ActiveProblem />
        <GridFailures />
      </div>
      <div className={styles.actions}>
        <Button size="small" onPress={() => setReviewing(true)}>
          {t('grid.review')}
        </Button>
        <Button size="small" isDisabled={isSaving} onPress={() => revertCells(store)}>
          {t('grid.discard')}
        </Button>
        <Button
          size="small"
          variant="primary"
          isLoading={isSaving}
          isDisabled={cells === problems}
          onPress={() => void saveChanges(store, onSave)}
        >
          {t('save')}
        </Button>
      </div>
      <GridReview isOpen={isReviewing} onClose={() => setReviewing(false)} />
    </section>
  )
}

/** The error of the active cell, for keyboard users. */
function ActiveProblem() {
  const problem = useGridState((state) => {
    const cell = cellAt(state, state.selection.active)
    const draft = cell && shownDraft(state, cell.row, cell.column)
    return draft && 'problem' in draft ? draft.problem : undefined
  })
  return problem === undefined ? null : <p className={styles.problem}>{problem}</p>
}
