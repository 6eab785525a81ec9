const TOKEN = /"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}\n]/g

/** The line of each key of a JSON text, by its whole path such as `page.title`; lines count from 1. */
export function jsonLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  const path: string[] = []
  let key = ''
  let line = 1
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') path.push(key)
    else if (token === '}') path.pop()
    else if (token.endsWith(':')) {
      key = JSON.parse(token.slice(0, -1)) as string
      lines.set([...path.slice(1), key].join('.'), line)
    }
    line += token.split('\n').length - 1
  }
  return lines
}
