import { plainPath } from './plain-path.ts'

/** The two audiences of the backend. Each has a bearer token of its own. */
export type TokenDomain = 'admin' | 'store'

/** The bearer tokens of one client. They are stored in memory only, until the page is closed. */
export interface Tokens {
  /** Keeps the token for the domain; `undefined` forgets it. Throws for any domain but admin and store. */
  set(domain: TokenDomain, token: string | undefined): void
  /** The token that calls of this domain carry; `undefined` when there is none. */
  of(domain: TokenDomain): string | undefined
  /** Forgets both tokens. */
  clear(): void
}

/** An empty set of tokens. */
export function createTokens(): Tokens {
  const tokens = new Map<TokenDomain, string>()
  return {
    set(domain, token) {
      if (domain !== 'admin' && domain !== 'store') {
        throw new Error(`The token domain must be admin or store, not "${String(domain)}"`)
      }
      if (token) tokens.set(domain, token)
      else tokens.delete(domain)
    },
    of: (domain) => tokens.get(domain),
    clear: () => tokens.clear(),
  }
}

/** The audience that a path belongs to, by its first segment. */
export function domainOf(path: string): TokenDomain | undefined {
  const first = plainPath(path).split('/')[1]
  return first === 'admin' || first === 'store' ? first : undefined
}
