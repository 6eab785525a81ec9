import type { Send, UsageEvent } from './usage-event.ts'

/** How long one event may hold up the next, in milliseconds. */
export const EVENT_TIMEOUT_MS = 300

/**
 * Hands events over in their order, each when `hand` has called back for the one before it or has let the time-out
 * pass: what hangs holds nothing up for good.
 */
export function oneByOne(hand: (event: UsageEvent, onTaken: () => void) => void): Send {
  const line: UsageEvent[] = []
  let isHanding = false
  const next = () => {
    const event = line.shift()
    isHanding = event !== undefined
    if (!event) return
    let isOver = false
    const goOn = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      next()
    }
    const timer = setTimeout(goOn, EVENT_TIMEOUT_MS)
    hand(event, goOn)
  }
  return (event) => {
    line.push(event)
    if (!isHanding) next()
  }
}
