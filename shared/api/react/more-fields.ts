import { isApiError, isSessionLost } from '@stoa/api/http'

/** A list that was read without the fields that extensions need. */
export interface WithoutFields {
  /** The fields that the store gave no list with; missing when there were none, or all went well. */
  refusedFields?: readonly string[]
}

/**
 * Reads a list with its own fields and those that extensions also need. A store that does not know one of them answers
 * nothing but an error (500): the list is read with its own alone then, and says which were refused.
 */
export async function withMoreFields<Answer extends object>(
  own: string,
  more: readonly string[],
  read: (fields: string) => Promise<Answer>,
): Promise<Answer & WithoutFields> {
  if (more.length === 0) return read(own)
  try {
    return await read([own, ...more].join(','))
  } catch (error) {
    if (!isApiError(error) || error.failure.kind !== 'http' || isSessionLost(error)) throw error
    return { ...(await read(own)), refusedFields: more }
  }
}
