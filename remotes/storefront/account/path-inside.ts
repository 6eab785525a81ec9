const ANY_ORIGIN = 'https://shop.invalid'

/** The path of a page of this site, or undefined when the text leads anywhere else. */
export function pathInside(text: string | null): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, ANY_ORIGIN)) return undefined
  const { origin, pathname, search } = new URL(text, ANY_ORIGIN)
  return origin === ANY_ORIGIN ? pathname + search : undefined
}
