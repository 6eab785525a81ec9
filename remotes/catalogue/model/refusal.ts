import { hasStatus, isApiError, messageOf } from '@stoa/api/http'

/**
 * The field that the server refused: the one that its message names, else the only one that was changed.
 * Undefined when the failure is about none of them.
 */
export function refusedField<Field extends string>(
  error: unknown,
  changed: readonly Field[],
): Field | undefined {
  if (!hasStatus(error, 400) && !hasStatus(error, 422)) return undefined
  const words = messageOf(error).toLowerCase().split(/\W+/)
  const named = changed.find((field) => words.includes(field))
  return named ?? (changed.length === 1 ? changed[0] : undefined)
}

/** Whether the server refused because it has such a thing already. */
export const isDuplicate = (error: unknown): boolean =>
  isApiError(error) && error.failure.kind === 'http' && error.failure.type === 'duplicate_error'
