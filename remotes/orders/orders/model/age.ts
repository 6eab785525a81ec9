const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Whether “2 days ago” says more about a moment than its date. */
export const isRecent = (moment: string, now = new Date()): boolean =>
  Math.abs(now.getTime() - new Date(moment).getTime()) < WEEK_MS
