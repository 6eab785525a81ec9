import { momentOf } from './price-conflicts.ts'

interface Scheduled {
  starts_at: string | null
  ends_at: string | null
}

/** A stretch of time, in milliseconds. */
export interface TimeWindow {
  from: number
  to: number
}

const DAY = 24 * 3600 * 1000

/** Shares of the room that is left before the first date and after the last. */
const MARGIN = 0.08

/** The stretch of time in which all dates of some price lists lie, and now. */
export function windowOf(lists: readonly Scheduled[], now = new Date()): TimeWindow {
  const dates = lists.flatMap(({ starts_at, ends_at }) =>
    [starts_at, ends_at].flatMap((date) => (date === null ? [] : [new Date(date).getTime()])),
  )
  const from = Math.min(...dates, now.getTime())
  const to = Math.max(...dates, now.getTime())
  const margin = Math.max((to - from) * MARGIN, DAY)
  return { from: from - margin, to: to + margin }
}

/** Where a moment lies in a window: 0 at its beginning, 1 at its end. */
export const shareAt = (moment: number, { from, to }: TimeWindow): number =>
  Math.min(1, Math.max(0, (moment - from) / (to - from)))

/** Where the bar of a price list begins and how long it is, as shares of the window; without a date it reaches the edge. */
export function barOf(
  { starts_at, ends_at }: Scheduled,
  window: TimeWindow,
): { start: number; length: number } {
  const start = shareAt(momentOf(starts_at, window.from), window)
  const end = shareAt(momentOf(ends_at, window.to), window)
  return { start, length: Math.max(0, end - start) }
}
