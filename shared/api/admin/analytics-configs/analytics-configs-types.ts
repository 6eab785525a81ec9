/**
 * What one person shares of how they use the admin. The server's type is declared nowhere, because its routes are
 * undocumented.
 */
export interface AnalyticsConfig {
  id: string
  user_id: string
  /** Nothing is shared. */
  opt_out: boolean
  /** Shares usage data anonymously. */
  anonymize: boolean
  created_at: string
  updated_at: string
}

/** The choices themselves. */
export type AnalyticsChoices = Pick<AnalyticsConfig, 'opt_out' | 'anonymize'>
