import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Button } from '../button/button.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './column-chooser.module.css'
import { moved } from './move-column.ts'

/** A column that can be shown or hidden. */
export interface ChoosableColumn {
  /** Unique in its table. */
  id: string
  label: string
  isShown: boolean
}

/** The columns of a table in their order, and the callbacks of the chooser. Controlled. */
export interface ColumnChooserProps {
  /** The first names the rows: it stays where it is and in sight. */
  columns: readonly ChoosableColumn[]
  /** Called with all columns as they are to be, at each step. */
  onChange: (columns: readonly ChoosableColumn[]) => void
  /** Resets to the default columns. */
  onReset: () => void
  /** The button that it hangs from and that gets the focus back. */
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Shows, hides and moves the columns of a table, each step at once. Escape or a click beside it closes it. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { columns, onChange, onReset, trigger, onClose } = props
  const t = useUiText()
  const show = (id: string, isShown: boolean) =>
    onChange(columns.map((column) => (column.id === id ? { ...column, isShown } : column)))
  return (
    <Popover
      className={styles.popover}
      triggerRef={trigger}
      isOpen
      onOpenChange={onClose}
      placement="bottom end"
      offset={4}
    >
      <Dialog className={styles.dialog} aria-label={t('columns.title')}>
        <p className={styles.title}>{t('columns.title')}</p>
        <ul className={styles.list}>
          {columns.map(({ id, label, isShown }, index) => (
            <li key={id} className={styles.column}>
              <label className={styles.label}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={isShown}
                  disabled={index === 0}
                  onChange={({ target }) => show(id, target.checked)}
                />
                {label}
              </label>
              {index === 0 ? null : (
                <>
                  <Button
                    variant="quiet"
                    size="small"
                    icon={ArrowUp}
                    aria-label={t('columns.moveUp', { column: label })}
                    onPress={() => onChange(moved(columns, index, -1, 1))}
                  />
                  <Button
                    variant="quiet"
                    size="small"
                    icon={ArrowDown}
                    aria-label={t('columns.moveDown', { column: label })}
                    onPress={() => onChange(moved(columns, index, 1, 1))}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
        <Button variant="quiet" size="small" onPress={onReset}>
          {t('columns.reset')}
        </Button>
      </Dialog>
    </Popover>
  )
}
