import type { useTranslation } from '@stoa/extension-sdk'
import type { FieldError } from 'react-hook-form'

/** The type of an error that the server gave: its message is a text already. */
export const SERVER = 'server'

/** What a field says of its error, if it has one. The messages of rules are keys of the texts. */
export function messageOf(
  error: FieldError | undefined,
  t: ReturnType<typeof useTranslation>['t'],
): string | undefined {
  if (!error?.message) return undefined
  return error.type === SERVER ? error.message : t(error.message)
}
