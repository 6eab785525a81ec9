/** Keeps what stands around a text from turning it, and the text from turning what stands around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`

/** Writes names one after the other, such as `Cups, bowls and plates`; each keeps its direction and its position. */
export function formatList(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(names.map(isolated))
}
