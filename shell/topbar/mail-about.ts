/** A `mailto:` link about a page, without a recipient. */
export const mailAbout = (subject: string, page: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\n\n${page}\n`)}`
