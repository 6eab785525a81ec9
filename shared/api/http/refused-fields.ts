// A statement about one property: in class-validator's words, or the server's for existing records.
const STATEMENT =
  /^(?:each value in |(?:nested )?property |Can't insert null value in field |Key \(|[A-Z][\w ]*? with (?:the (?:given|same) )?)?"?([a-z]\w*)[")]?[ =](?:must|should|is|on insert|.*already (?:exists|has))\b/

/**
 * What a refusing message says about each property. The server joins its statements with commas and names a nested
 * property without its parents. A single word goes on with a list of permitted values; what names no property is
 * left out. `undefined` when nothing is left.
 */
export function readRefusedFields(message: string): Record<string, string[]> | undefined {
  const fields = new Map<string, string[]>()
  let open: string[] | undefined
  for (const part of message.split(', ')) {
    const field = STATEMENT.exec(part)?.[1]
    if (field) {
      open = fields.get(field) ?? []
      open.push(part)
      fields.set(field, open)
    } else if (open && !part.includes(' ')) {
      open.push(`${open.pop()}, ${part}`)
    }
  }
  if (fields.size === 0) return undefined
  return Object.fromEntries([...fields].map(([field, statements]) => [field, [...new Set(statements)]]))
}
