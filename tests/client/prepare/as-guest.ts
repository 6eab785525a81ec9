import type { HttpClient } from '@stoa/api/http'

/** Does something as a shopper who is not signed in, and is the shopper from before again afterwards. */
export async function asGuest<Result>(http: HttpClient, act: () => Promise<Result>): Promise<Result> {
  const token = http.tokens.of('store')
  http.tokens.set('store', undefined)
  try {
    return await act()
  } finally {
    http.tokens.set('store', token)
  }
}
