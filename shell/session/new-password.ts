/** A password and its repetition, as typed. */
export interface NewPassword {
  password: string
  confirmation: string
}

/** The keys of what is wrong with each field. */
export interface NewPasswordFaults {
  password?: string
  confirmation?: string
}

/** How many characters a new password has at least. */
export const SHORTEST_PASSWORD = 8

/** What is wrong with a new password. */
export function faultsOfNewPassword({ password, confirmation }: NewPassword): NewPasswordFaults {
  const faults: NewPasswordFaults = {}
  if (password === '') faults.password = 'form.required'
  else if (password.length < SHORTEST_PASSWORD) faults.password = 'newPassword.short'
  if (confirmation === '') faults.confirmation = 'form.required'
  else if (confirmation !== password) faults.confirmation = 'newPassword.mismatch'
  return faults
}

/** Whether a new password may be sent. */
export const isAcceptable = (value: NewPassword): boolean =>
  Object.keys(faultsOfNewPassword(value)).length === 0
