import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('admin', 'auth')

export const authKeys = {
  ...keys,
  /** The person who is signed in. */
  current: () => [...keys.all, 'current'] as const,
}
