import { DialogContent, type DialogContentProps } from './dialog-content.tsx'
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'

/** A controlled dialog: it opens and closes by `isOpen` alone. */
export interface DialogProps extends Omit<DialogFrameProps, 'onBack'>, DialogContentProps {}

/**
 * A modal dialog above the page, at most as high as the window minus 64 px. Traps the focus and returns it when it
 * closes.
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
