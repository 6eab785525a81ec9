/** Local midnight of the same day one month ago, or of that month's last day where it is shorter. */
export function monthAgo(now: Date): Date {
  const lastDay = new Date(now.getFullYear(), now.getMonth(), 0).getDate()
  return new Date(now.getFullYear(), now.getMonth() - 1, Math.min(now.getDate(), lastDay))
}
