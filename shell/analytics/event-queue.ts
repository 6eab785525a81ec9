import type { AnalyticsPort } from '@stoa/extension-sdk'

import type { Send, UsageEvent } from './usage-event.ts'

/** Further events are dropped while this many wait. */
const MOST_WAITING = 100

/** Buffers usage events until consent is known. */
export interface EventQueue {
  /** The port that extensions record through. */
  port: AnalyticsPort
  /** Sends, buffers or drops the event, depending on the state of the queue. */
  add: Send
  /** Buffers events from now on. */
  hold(): void
  /** Sends buffered events, and later ones at once. */
  open(send: Send): void
  /** Drops buffered and later events. */
  close(): void
}

/** Starts undecided: events are buffered until the queue is opened or closed. */
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

/** A queue that drops everything, for pages without a session. */
export function createClosedQueue(): EventQueue {
  const queue = createEventQueue()
  queue.close()
  return queue
}
