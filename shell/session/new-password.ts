export interface NewPassword {
  password: string
  confirmation: string
}

/** Message keys of the faults by field. */
export interface NewPasswordFaults {
  password?: string
  confirmation?: string
}

/** Minimum length of a new password. */
export const SHORTEST_PASSWORD = 8

export function faultsOfNewPassword({ password, confirmation }: NewPassword): NewPasswordFaults {
  const faults: NewPasswordFaults = {}
  if (password === '') faults.password = 'form.required'
  else if (password.length < SHORTEST_PASSWORD) faults.password = 'newPassword.short'
  if (confirmation === '') faults.confirmation = 'form.required'
  else if (confirmation !== password) faults.confirmation = 'newPassword.mismatch'
  return faults
}

export const isAcceptable = (value: NewPassword): boolean =>
  Object.keys(faultsOfNewPassword(value)).length === 0
