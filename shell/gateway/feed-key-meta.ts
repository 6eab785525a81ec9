/** Writes the public key that feeds must be signed with into a page, in front of its title. */
export const nameFeedKey = (html: string, key: string): string =>
  html.replace(/(?=<title>)/i, () => `<meta name="stoa-feed-key" content="${key}" />`)
