/** A link that a live store would send by e-mail. */
export interface DevelopmentLink {
  kind: 'invite' | 'staff-password' | 'customer-password' | 'order-claim'
  email: string
  url: string
  /** ISO 8601 */
  at: string
}
