import Ellipsis from 'lucide-react/icons/ellipsis'
import styles from '../button/button.module.css'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { useRowMenu, type RowMenuProps } from './use-row-menu.tsx'

/** The menu of one row. Its button is the browser's own, because a list has many. */
export function RowMenu(props: RowMenuProps) {
  const { button, isOpen, isBusy, load, open, popover } = useRowMenu(props)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.button} ${styles.native}`}
        data-variant="quiet"
        data-size="small"
        data-square
        data-loading={isBusy || undefined}
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onFocus={load}
        onPointerEnter={load}
        onClick={isBusy ? undefined : open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isBusy) return
          event.preventDefault()
          open()
        }}
      >
        <span className={styles.content}>
          <Icon glyph={Ellipsis} />
        </span>
        {isBusy ? (
          <span className={styles.spinner}>
            <Spinner size="small" />
          </span>
        ) : null}
      </button>
      {popover}
    </>
  )
}
