let agreed: string | undefined

/** Remembers the address that an invited person agreed to share, until the page is left. */
export function agreeToEmail(email: string): void {
  agreed = email
}

/** Returns the remembered address once. */
export function takeAgreedEmail(): string | undefined {
  const email = agreed
  agreed = undefined
  return email
}
