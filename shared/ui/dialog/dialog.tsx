import { DialogContent, type DialogContentProps } from './dialog-content.tsx'
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'

/** A controlled dialog: it opens and closes by `isOpen` alone. */
export interface DialogProps extends Omit<DialogFrameProps, 'onBack'>, DialogContentProps {}

/**
 * The modal: asks or shows something above the page, at most as high as the window minus 64 px.
 * Keeps the focus inside and gives it back when it closes.
 */
export function Dialog({ onSubmit, footer, children, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame}>
      <DialogContent onSubmit={onSubmit} footer={footer}>
        {children}
      </DialogContent>
    </DialogFrame>
  )
}
