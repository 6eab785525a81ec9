import type { ReactNode } from 'react'
import { PortalForm } from './portal-form.tsx'
import styles from './dialog.module.css'
import { useKeyboardScroll } from './use-keyboard-scroll.ts'

/** The content of a dialog under its heading. */
export interface DialogContentProps {
  /** Makes body and footer a form: called on Enter and by the footer's `type="submit"` button. */
  onSubmit?: () => void
  /** Buttons, the main one last. Stays in sight while the body scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** Body and footer of a dialog, as one form when `onSubmit` is set. */
export function DialogContent({ onSubmit, footer, children }: DialogContentProps) {
  const scroll = useKeyboardScroll()
  const content = (
    <>
      <div {...scroll} className={styles.body}>
        {children}
      </div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </>
  )
  if (!onSubmit) return content
  return (
    <PortalForm className={styles.form} onSubmit={onSubmit}>
      {content}
    </PortalForm>
  )
}
