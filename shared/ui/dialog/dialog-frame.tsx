import ArrowLeft from 'lucide-react/icons/arrow-left'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../button/button.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './dialog.module.css'

/** Props shared by all dialogs. */
export interface DialogFrameProps {
  isOpen: boolean
  /** Called by the close button, and by Escape without `onBack`; a click outside the dialog never closes it, so no input is lost. */
  onClose: () => void
  title: string
  /** One line under the title. */
  subtitle?: string
  /** Called by the back button before the title, and by Escape. Default no button. */
  onBack?: (() => void) | undefined
  /** An alert dialog for a decision, such as before deleting; closed by its buttons alone. Default false. */
  isAlert?: boolean
  /** Maximum width in px: small 400, medium 560, large 800. Default medium. */
  size?: 'small' | 'medium' | 'large'
  children: ReactNode
}

/** The window of a dialog with its heading, at most as high as the browser's window minus 64 px. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, title, subtitle, onBack, isAlert, size = 'medium', children } = props
  const t = useUiText()
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) (onBack ?? onClose)()
      }}
    >
      <Modal className={styles.modal} data-size={size}>
        <AriaDialog className={styles.dialog} role={isAlert ? 'alertdialog' : 'dialog'}>
          <header className={styles.header}>
            {onBack ? (
              <Button
                variant="quiet"
                size="small"
                icon={ArrowLeft}
                isDirectional
                aria-label={t('back')}
                onPress={onBack}
              />
            ) : null}
            <div className={styles.heading}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
            </div>
            {isAlert ? null : (
              <Button variant="quiet" size="small" icon={X} aria-label={t('close')} onPress={onClose} />
            )}
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
