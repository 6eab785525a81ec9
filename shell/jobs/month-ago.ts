/** Local midnight one month ago, clamped to the last day of that month. */
export function monthAgo(now: Date): Date {
  const lastDay = new Date(now.getFullYear(), now.getMonth(), 0).getDate()
  return new Date(now.getFullYear(), now.getMonth() - 1, Math.min(now.getDate(), lastDay))
}
