/** What a person is asked before something is done that cannot be taken back. */
export interface Question {
  title: string
  /** Names what will be lost or done. */
  message: string
  /** What the button that goes on is called, for example `Delete 3 products`. */
  confirmLabel: string
  /** `danger` when something is lost; the button that goes on is red then. */
  tone?: 'neutral' | 'danger'
  /** A text that the person has to type before going on, for what would be a disaster by accident. */
  typeToConfirm?: string
}

/** Asks in a dialog of the shell. */
export interface DialogsPort {
  /** Resolves with whether the person went on; false too when the dialog was closed. Questions wait for each other. */
  confirm(question: Question): Promise<boolean>
}
