const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Whether a moment is recent enough for a relative time such as “2 days ago”. */
export const isRecent = (moment: string, now = new Date()): boolean =>
  Math.abs(now.getTime() - new Date(moment).getTime()) < WEEK_MS
