import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('admin', 'notes')

export const noteKeys = {
  ...keys,
  /** Every list about one thing. */
  ofResource: (resourceId: string) => [...keys.lists(), resourceId] as const,
}
