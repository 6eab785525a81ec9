let agreed: string | undefined

/** Keeps the address that somebody agreed to share while they joined the team. It lives as long as the page. */
export function agreeToEmail(email: string): void {
  agreed = email
}

/** Takes the address that is to be sent along, once. */
export function takeAgreedEmail(): string | undefined {
  const email = agreed
  agreed = undefined
  return email
}
