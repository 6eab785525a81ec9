import type { Send, UsageEvent } from './usage-event.ts'

/** Longest delay that one event may cause for the next, in milliseconds. */
export const EVENT_TIMEOUT_MS = 300

/**
 * Sends events in order. The next one follows when `send` calls back or after {@link EVENT_TIMEOUT_MS}, so one stuck
 * event blocks nothing.
 */
export function sendInOrder(send: (event: UsageEvent, onTaken: () => void) => void): Send {
  const queue: UsageEvent[] = []
  let isSending = false
  const next = () => {
    const event = queue.shift()
    isSending = event !== undefined
    if (!event) return
    let isOver = false
    const goOn = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      next()
    }
    const timer = setTimeout(goOn, EVENT_TIMEOUT_MS)
    try {
      send(event, goOn)
    } catch {
      // Extensions may record what cannot be sent.
      goOn()
    }
  }
  return (event) => {
    queue.push(event)
    if (!isSending) next()
  }
}
