import { setTimeout as pause } from 'node:timers/promises'

import type { HttpClient } from '@stoa/api/http'

interface Link {
  kind: 'staff-password' | 'customer-password' | 'order-claim'
  email: string
  url: string
}

const TRIES = 60
const BETWEEN_TRIES = 500

/** The token of the newest link of a kind sent to an email address. The embedded store records its messages. */
export async function waitForToken(http: HttpClient, kind: Link['kind'], email: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { links } = await http.get<{ links: Link[] }>('/development/links')
    const sent = links.find((link) => link.kind === kind && link.email === email)
    const token = sent && new URL(sent.url).searchParams.get('token')
    if (token) return token
    await pause(BETWEEN_TRIES)
  }
  throw new Error(`Nothing of kind ${kind} was sent to ${email}`)
}
