/** The two audiences of the backend. Each has a bearer token of its own. */
export type TokenDomain = 'admin' | 'store'

/** The bearer tokens of one client, kept in memory only. */
export interface Tokens {
  /** Keeps the token for the domain; `undefined` forgets it. Throws for any domain but admin and store. */
  set(domain: TokenDomain, token: string | undefined): void
  of(domain: TokenDomain): string | undefined
}

/** An empty set of tokens. */
export function createTokens(): Tokens {
  const kept = new Map<TokenDomain, string>()
  return {
    set(domain, token) {
      if (domain !== 'admin' && domain !== 'store') {
        throw new Error(`The token domain must be "admin" or "store", not "${String(domain)}"`)
      }
      if (token) kept.set(domain, token)
      else kept.delete(domain)
    },
    of: (domain) => kept.get(domain),
  }
}

/** The audience that a path belongs to, by its first segment. */
export function domainOf(path: string): TokenDomain | undefined {
  const first = path.split('/')[1]
  return first === 'admin' || first === 'store' ? first : undefined
}
