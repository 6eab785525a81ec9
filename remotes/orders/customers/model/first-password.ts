const BYTES = 24

/**
 * A password that nobody knows. The API wants one for every new account; the customer chooses their own with the shop's
 * “forgot password”.
 */
export const firstPassword = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
