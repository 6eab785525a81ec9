import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('admin', 'analytics-configs')

export const analyticsConfigKeys = {
  ...keys,
  /** The choice of the person who is signed in. */
  current: () => [...keys.all, 'current'] as const,
}
