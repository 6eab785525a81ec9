import type { HttpClient } from '@stoa/api/http'
import { auth } from '@stoa/api/store'

/** Signs this shopper in for the following store calls; by default the one of the shipped data. */
export async function signInShopper(
  http: HttpClient,
  email = 'shopper@stoa.test',
  password = 'stoa-shopper',
) {
  await auth.getToken(http, { email, password })
}
