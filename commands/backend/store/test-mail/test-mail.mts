import { AbstractNotificationService } from '../interfaces.mts'
import { recipientOf, type Records } from './recipient.mts'

type EventData = Record<string, unknown>

interface Sent {
  to: string
  data: EventData
}

/** A notification provider that sends nothing: Medusa keeps each notification, GET /development/mail shows them. */
export default class TestMail extends AbstractNotificationService {
  static identifier = 'test-mail'
  readonly #records: Records

  constructor(container: Records) {
    super(container)
    this.#records = container
  }

  /** Undefined, so that nothing is kept, when the event has no recipient. */
  async sendNotification(event: string, data: EventData) {
    const to = await recipientOf(this.#records, event, String(data['id']))
    return to && { to, status: 'sent', data }
  }

  async resendNotification({ to, data }: Sent, config: { to?: string }) {
    return { to: config.to ?? to, status: 'sent', data }
  }
}
