const BYTES = 32

/** A secret that cannot be guessed. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return `stoa_${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
