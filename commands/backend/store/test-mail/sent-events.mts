import type { EventBus } from '../medusa.mts'

interface Notifications {
  subscribe(event: string, provider: string): void
  handleEvent(event: string, data: Record<string, unknown>): Promise<unknown>
}

interface Container {
  resolve(name: 'notificationService'): Notifications
  resolve(name: 'eventBusService'): EventBus
}

/** What a shop writes to its buyers about. */
export const sentEvents = [
  ...['placed', 'canceled', 'completed', 'payment_captured', 'refund_created', 'shipment_created'].map(
    (event) => `order.${event}`,
  ),
  ...['return_requested', 'items_returned', 'return_action_required'].map((event) => `order.${event}`),
  ...['created', 'payment_completed', 'shipment_created', 'refund_processed'].map((event) => `swap.${event}`),
  ...['created', 'canceled', 'shipment_created', 'refund_processed'].map((event) => `claim.${event}`),
  ...['requested', 'canceled', 'confirmed'].map((event) => `order-edit.${event}`),
  'gift_card.created',
]

/**
 * Relays each of these events to test-mail: the local event bus has no wildcard, by which Medusa would do it itself.
 * One after the other, as each takes a second database connection while it holds its first: ten at once would wait for
 * each other forever.
 */
export default function relay(container: Container): void {
  const notifications = container.resolve('notificationService')
  const events = container.resolve('eventBusService')
  let last: Promise<unknown> = Promise.resolve()
  for (const event of sentEvents) {
    notifications.subscribe(event, 'test-mail')
    events.subscribe(event, async (data) => {
      last = last.then(() => notifications.handleEvent(event, data))
      await last
    })
  }
}
