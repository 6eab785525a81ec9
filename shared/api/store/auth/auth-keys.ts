import { nounKeys } from '@stoa/api/react'

const { all } = nounKeys('store', 'auth')

export const authKeys = {
  all,
  /** Who is signed in. */
  current: () => [...all, 'current'] as const,
  exists: (email: string) => [...all, 'exists', email] as const,
}
