/** Label, description and errors shared by all form controls of this library. */
export interface FieldProps {
  /** Names the control. */
  label: string
  /** Help that is always there, under the control. */
  description?: string
  /** Why the value is refused; the first shows in red beneath, the others in a tooltip: `+2 errors`. Default none. */
  errors?: readonly string[]
  /** Adds an asterisk after the label and `aria-required`. Does not validate. */
  isRequired?: boolean
}

/** A control that can say why nothing can be changed. */
export interface ReasonedProps {
  /** Why it cannot be changed now; shown beneath, and the control is disabled. Default none. */
  disabledReason?: string
}
