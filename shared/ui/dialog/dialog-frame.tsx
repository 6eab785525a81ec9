import ArrowLeft from 'lucide-react/icons/arrow-left'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../button/button.tsx'
import styles from './dialog.module.css'

/** What every dialog has around its content. */
export interface DialogFrameProps {
  isOpen: boolean
  /** Escape or the close control asks to close; a click beside the dialog never does, so no input is lost. */
  onClose: () => void
  title: string
  /** One line under the title. */
  subtitle?: string
  /** Name of the close control in the corner. An alert without it is closed by its buttons alone. */
  closeLabel?: string
  /** The control before the title that leads back to where the person was inside the dialog. */
  back?: { label: string; onPress: () => void }
  /** Interrupts to ask for a decision, such as before deleting. */
  isAlert?: boolean
  /** Widest in px: small 400, medium 560, large 800. Default medium. */
  size?: 'small' | 'medium' | 'large'
  children: ReactNode
}

/** The window of a dialog with its heading, at most as high as the browser's window minus 64 px. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, title, subtitle, closeLabel, back, isAlert, size = 'medium', children } = props
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
            {back ? (
              <Button
                variant="quiet"
                size="small"
                icon={ArrowLeft}
                isDirectional
                aria-label={back.label}
                onPress={back.onPress}
              />
            ) : null}
            <div className={styles['heading']}>
              <Heading slot="title" level={2} className={styles['title']}>
                {title}
              </Heading>
              {subtitle ? <p className={styles['subtitle']}>{subtitle}</p> : null}
            </div>
            {closeLabel ? (
              <Button variant="quiet" size="small" icon={X} aria-label={closeLabel} onPress={onClose} />
            ) : null}
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
