/** Isolates the direction of a text from that of the text around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`

/** Writes names one after the other, such as `Cups, bowls and plates`; each keeps its direction and its position. */
export function formatList(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(names.map(isolated))
}
