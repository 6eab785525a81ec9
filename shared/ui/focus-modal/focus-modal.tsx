import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../button/button.tsx'
import { PortalForm } from '../dialog/portal-form.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './focus-modal.module.css'

/** A controlled whole-window form: it opens and closes by `isOpen` alone. */
export interface FocusModalProps {
  isOpen: boolean
  /** Called by Cancel and Escape. */
  onClose: () => void
  /** Called by Enter in a field and by the save button. */
  onSave: () => void
  title: string
  /** One line under the title. */
  subtitle?: string
  /** Default `Cancel`, in the language of the page. */
  cancelLabel?: string
  /** Default `Save changes`, in the language of the page. */
  saveLabel?: string
  /** The save is under way: the save button loads. */
  isSaving?: boolean
  /** There is nothing to save yet. */
  isSaveDisabled?: boolean
  children: ReactNode
}

/** A full-window form. Traps the focus and returns it when it closes. */
export function FocusModal(props: FocusModalProps) {
  const { isOpen, onClose, onSave, title, subtitle, isSaving, isSaveDisabled, children } = props
  const t = useUiText()
  const { cancelLabel = t('cancel'), saveLabel = t('saveChanges') } = props
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={styles.modal}>
        <AriaDialog className={styles.dialog}>
          <PortalForm className={styles.form} onSubmit={onSave}>
            <header className={styles.bar}>
              <div className={styles.heading}>
                <Heading slot="title" level={2} className={styles.title}>
                  {title}
                </Heading>
                {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
              </div>
              <div className={styles.actions}>
                <Button onPress={onClose}>{cancelLabel}</Button>
                <Button type="submit" variant="primary" isLoading={isSaving} isDisabled={isSaveDisabled}>
                  {saveLabel}
                </Button>
              </div>
            </header>
            <div className={styles.body}>
              <div className={styles.content}>{children}</div>
            </div>
          </PortalForm>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
