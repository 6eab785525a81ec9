/** Whether an invite can no longer be accepted. */
export const isExpired = ({ expires_at }: { expires_at: Date | string }, now = new Date()): boolean =>
  new Date(expires_at) <= now
