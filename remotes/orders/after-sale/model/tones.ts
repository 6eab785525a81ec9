export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

/** The meaning of each state of a return. */
export const RETURN_TONES: Readonly<Record<string, Tone>> = {
  requested: 'warning',
  received: 'success',
  requires_action: 'danger',
  canceled: 'neutral',
}

/** The meaning of each payment state of an exchange or a claim. */
export const CHANGE_PAYMENT_TONES: Readonly<Record<string, Tone>> = {
  not_paid: 'warning',
  awaiting: 'warning',
  captured: 'success',
  confirmed: 'info',
  canceled: 'neutral',
  difference_refunded: 'success',
  partially_refunded: 'info',
  refunded: 'success',
  not_refunded: 'warning',
  requires_action: 'danger',
}

/** The meaning of each state of an edit. */
export const EDIT_TONES: Readonly<Record<string, Tone>> = {
  created: 'info',
  requested: 'warning',
  confirmed: 'success',
  declined: 'danger',
  canceled: 'neutral',
}
