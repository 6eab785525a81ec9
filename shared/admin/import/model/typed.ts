const NUMBER = /^\s*-?(?:\d+\.?|\.\d+|\d+\.\d+)(?:e[-+]?\d+)?\s*$/i
const MOMENT = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d/
const WORD = /^(?:true|false)$/i

/** The server takes texts that look like numbers, words of logic or moments for such: `007` becomes 7. */
export function typedAs(text: string): string {
  if (NUMBER.test(text)) return String(Number.parseFloat(text))
  return text
}

/** Whether the server would not read the text as it stands. */
export const isTyped = (text: string): boolean => NUMBER.test(text) || WORD.test(text) || MOMENT.test(text)

/** A text that the server reads as it stands: from texts in quotes it takes them away again. */
export const keptText = (text: string): string => (isTyped(text) || text.startsWith('"') ? `"${text}"` : text)

/** One cell of a file with semicolons. */
export const csvCell = (text: string, delimiter = ';'): string =>
  /["\r\n]/.test(text) || text.includes(delimiter) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text

/** A file of cells. */
export const csvText = (rows: Iterable<readonly string[]>, delimiter = ';'): string => {
  const lines: string[] = []
  for (const row of rows) lines.push(row.map((text) => csvCell(text, delimiter)).join(delimiter))
  return `${lines.join('\r\n')}\r\n`
}
