import type { AnalyticsPort } from '@stoa/extension-sdk'

import type { Send, UsageEvent } from './usage-event.ts'

/** More than this is never kept back; what comes later is left out. */
const MOST_WAITING = 100

/** What stands between whoever records something and the collector. It has no consent of its own: it is told. */
export interface EventQueue {
  /** What extensions record by. */
  port: AnalyticsPort
  /** Sends it, keeps it until it is known whether anything may be sent, or forgets it. */
  add: Send
  /** Keeps what is added from now on. */
  hold(): void
  /** Sends what waits and from now on everything. */
  open(send: Send): void
  /** Forgets what waits and from now on everything. */
  close(): void
}

/** Begins undecided: what is added waits until the queue is opened or closed. */
export function createEventQueue(): EventQueue {
  let waiting: UsageEvent[] = []
  const wait: Send = (event) => {
    if (waiting.length < MOST_WAITING) waiting.push(event)
  }
  let receive = wait
  const add: Send = (event) => receive(event)
  const turnTo = (next: Send) => {
    const held = waiting
    waiting = []
    receive = next
    for (const event of held) next(event)
  }
  return {
    port: {
      track: (extension, event, properties = {}) =>
        add({ type: 'track', name: `${extension}.${event}`, properties }),
    },
    add,
    hold: () => turnTo(wait),
    open: turnTo,
    close: () => turnTo(() => undefined),
  }
}

/** Where nobody is signed in, nothing is recorded. */
export function createClosedQueue(): EventQueue {
  const queue = createEventQueue()
  queue.close()
  return queue
}
