/** Isolates the direction of a text from that of the text around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`

/** Writes codes, such as `A1 and B2`, without the marks of direction that would be copied with them. */
export const formatCodes = (codes: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale).format(codes)

/** Writes names one after the other, such as `Cups, bowls and plates`; each keeps its direction and its position. */
export function formatList(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(names.map(isolated))
}
