import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../button/button.tsx'
import { PortalForm } from './portal-form.tsx'
import styles from './dialog.module.css'

/** A controlled dialog: it opens and closes by `isOpen` alone. */
export interface DialogProps {
  isOpen: boolean
  /** Escape or the close control asks to close; a click beside the dialog never does, so no input is lost. */
  onClose: () => void
  title: string
  /** Name of the close control in the corner. An alert without it is closed by its buttons alone. */
  closeLabel?: string
  /** Interrupts to ask for a decision, such as before deleting. */
  isAlert?: boolean
  /** Widest in px: small 400, medium 560, large 800. Default medium. */
  size?: 'small' | 'medium' | 'large'
  /** Makes a form of body and footer: called by Enter and by the footer's `type="submit"` button. */
  onSubmit?: () => void
  /** Buttons, the main one last. Stays in sight while the body scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * Asks or shows something above the page, at most as high as the window minus 64 px.
 * Keeps the focus inside and gives it back when it closes.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, isAlert, size = 'medium', onSubmit, footer, children } = props
  const content = (
    <>
      <div className={styles['body']}>{children}</div>
      {footer ? <footer className={styles['footer']}>{footer}</footer> : null}
    </>
  )
  return (
    <ModalOverlay
      className={styles['overlay']}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={styles['modal']} data-size={size}>
        <AriaDialog className={styles['dialog']} role={isAlert ? 'alertdialog' : 'dialog'}>
          <header className={styles['header']}>
            <Heading slot="title" level={2} className={styles['title']}>
              {title}
            </Heading>
            {closeLabel ? (
              <Button variant="quiet" size="small" icon={X} aria-label={closeLabel} onPress={onClose} />
            ) : null}
          </header>
          {onSubmit ? (
            <PortalForm className={styles['form']} onSubmit={onSubmit}>
              {content}
            </PortalForm>
          ) : (
            content
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
