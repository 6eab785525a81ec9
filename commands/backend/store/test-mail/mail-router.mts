import { Router, type Request } from 'express'
import { developmentPage } from '../development-page.mts'

interface Mail {
  id: string
  to: string
  event_name: string
  data: Record<string, unknown>
  created_at: Date
  parent_id: string | null
}

interface Notifications {
  list(selector: object, options: { take: number; order: { created_at: 'DESC' } }): Promise<Mail[]>
}

/** GET /development/mail shows the notifications that test-mail would have sent, newest first, as a page or as JSON. */
export default function mailRouter(): Router {
  return Router().get('/development/mail', async (request, response) => {
    const { scope } = request as unknown as Request & {
      scope: { resolve(name: 'notificationService'): Notifications }
    }
    const mail = await scope
      .resolve('notificationService')
      .list({}, { take: 50, order: { created_at: 'DESC' } })
    response.set('cache-control', 'no-store').vary('accept')
    if (request.accepts(['html', 'json']) === 'json') response.json({ mail })
    else response.type('html').send(pageOf(mail))
  })
}

function pageOf(mail: Mail[]): string {
  return developmentPage({
    title: 'Mail that the store would have sent',
    note: 'The development store sends no e-mail. Messages appear here after a few seconds; reload to see them.',
    empty: 'Nothing yet. Place or ship an order.',
    columns: ['About', 'To', 'Again', 'At (UTC)'],
    rows: mail.map(({ event_name, to, parent_id, created_at }) => [
      event_name,
      to,
      parent_id ? 'sent again' : '',
      new Date(created_at),
    ]),
  })
}
