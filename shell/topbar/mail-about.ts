/** The address that begins an e-mail about a page. Nobody's address is known here, so the person chooses to whom. */
export const mailAbout = (subject: string, page: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\n\n${page}\n`)}`
