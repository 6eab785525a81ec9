import { useUiText } from '../ui-provider/ui-text.ts'
import { failureOf } from './grid-store.ts'
import styles from './grid-bar.module.css'
import { useGridState } from './use-grid.ts'

/** The rows that could not be saved, each with the reason. */
export function GridFailures() {
  const t = useUiText()
  const rows = useGridState(({ sheet }) => sheet.rows)
  const failures = useGridState((state) => state.failures)
  const edits = useGridState((state) => state.edits)
  const failed = rows.flatMap(({ key, name }) => {
    const failure = failureOf({ edits, failures }, key)
    return failure === undefined ? [] : [{ key, name, failure }]
  })
  if (failed.length === 0) return null
  return (
    <div role="alert">
      <p className={styles.problem}>{t('grid.notSaved', { count: failed.length })}</p>
      <ul className={styles.failures}>
        {failed.map(({ key, name, failure }) => (
          <li key={key}>
            <strong>{name}</strong> {failure}
          </li>
        ))}
      </ul>
    </div>
  )
}
