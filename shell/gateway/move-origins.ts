/** Address as built → address as served. */
export type Moves = Readonly<Record<string, string>>

const META = /<meta\s[^>]*name="stoa-backend"[^>]*>/i

/** Replaces addresses that the build wrote into a text, in one pass. */
export function moveOrigins(text: string, moves: Moves): string {
  const built = Object.keys(moves).filter((origin) => moves[origin] !== origin)
  if (built.length === 0) return text
  const anyOf = new RegExp(`(?:${built.map((origin) => escapePattern(origin)).join('|')})(?![\\w.:-])`, 'g')
  return text.replace(anyOf, (origin) => moves[origin] ?? origin)
}

/** The backend's address that a page was built with. */
export function builtBackend(html: string): string | undefined {
  return /content="([^"]*)"/i.exec(META.exec(html)?.[0] ?? '')?.[1]
}

const escapePattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
