const META = /<meta\s[^>]*name="stoa-contact"[^>]*>/i

/** Writes the address for letters into a shop's page; the admin has no such meta element. */
export const nameContact = (html: string, address: string): string =>
  html.replace(META, () => `<meta name="stoa-contact" content="${address}" />`)
