import type { HttpClient } from '@stoa/api/http'
import { auth } from '@stoa/api/store'

/** Makes the store calls from here on those of this shopper: the one of the shipped data unless told otherwise. */
export async function signInShopper(
  http: HttpClient,
  email = 'shopper@stoa.test',
  password = 'stoa-shopper',
) {
  await auth.getToken(http, { email, password })
}
