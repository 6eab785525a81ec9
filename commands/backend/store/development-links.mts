import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Router } from 'express'
import type { DevelopmentLink } from './development-link.mts'
import { linksPage } from './links-page.mts'
import type { EventBus } from './medusa.mts'

const remembered = 50

/** Collects the links and shows them, newest first, at GET /development/links as a page or as JSON. */
export class DevelopmentLinks {
  readonly #file: string
  #links: DevelopmentLink[]

  constructor(file: string) {
    this.#file = file
    this.#links = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DevelopmentLink[]) : []
  }

  get router(): Router {
    return Router().get('/development/links', (request, response) => {
      response.set('cache-control', 'no-store').vary('accept')
      if (request.accepts(['html', 'json']) === 'json') response.json({ links: this.#links })
      else response.type('html').send(linksPage(this.#links))
    })
  }

  listen(events: EventBus): void {
    const admin = process.env.ADMIN_URL ?? 'http://localhost:7001'
    const shop = process.env.SHOP_URL ?? 'http://localhost:8000'
    const collect = (
      event: string,
      kind: DevelopmentLink['kind'],
      page: string,
      emailKey: string,
      queryKeys: string[],
    ) =>
      events.subscribe(event, async (data) => {
        const query = new URLSearchParams(queryKeys.map((key): [string, string] => [key, String(data[key])]))
        this.#remember({
          kind,
          email: String(data[emailKey]),
          url: `${page}?${query}`,
          at: new Date().toISOString(),
        })
      })
    collect('invite.created', 'invite', `${admin}/invite`, 'user_email', ['token'])
    collect('user.password_reset', 'staff-password', `${admin}/reset-password`, 'email', ['token', 'email'])
    collect('customer.password_reset', 'customer-password', `${shop}/account/reset-password`, 'email', [
      'token',
      'email',
    ])
    collect('order-update-token.created', 'order-claim', `${shop}/account/claim-orders`, 'old_email', [
      'token',
    ])
  }

  #remember(link: DevelopmentLink): void {
    this.#links = [link, ...this.#links].slice(0, remembered)
    writeFileSync(this.#file, JSON.stringify(this.#links, null, 2), { mode: 0o600 })
  }
}
