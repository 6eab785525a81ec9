import { fieldErrorsOf, hasStatus, isApiError } from '@stoa/api/http'
import type { FieldPath, FieldValues } from 'react-hook-form'

interface RefusedForm<Values extends FieldValues> {
  values: Values
  serverFields: Readonly<Partial<Record<string, FieldPath<Values>>>>
  /** The fields on screen by name. */
  shown: ReadonlyMap<string, object>
  /** The names of the fields that were sent. */
  changed: readonly string[]
  /** The whole refusal as a sentence. */
  message: string
  /** What a field shows whose value another record has. */
  taken: string
}

/** One message of a refused form; `root` stands above the fields. */
interface FieldRefusal<Values extends FieldValues> {
  field: FieldPath<Values> | 'root'
  message: string
}

/** Where a refusal is shown: at the fields on screen that the server names, or at the only one sent; else above the form. */
export function refusalsOf<Values extends FieldValues>(
  error: unknown,
  { values, serverFields, shown, changed, message, taken }: RefusedForm<Values>,
): FieldRefusal<Values>[] {
  const fieldOf = (property: string): FieldPath<Values> | undefined => {
    const field = serverFields[property] ?? (property in values ? (property as FieldPath<Values>) : undefined)
    return field !== undefined && shown.has(field) ? field : undefined
  }
  const named = Object.entries(fieldErrorsOf(error))
  const atFields = named.flatMap(([property, statements]): FieldRefusal<Values>[] => {
    const field = fieldOf(property)
    return field === undefined ? [] : [{ field, message: isDuplicate(error) ? taken : statements.join(' ') }]
  })
  const [only, ...others] = changed
  const isAboutValues = hasStatus(error, 400) || hasStatus(error, 422)
  if (named.length === 0 && isAboutValues && only !== undefined && others.length === 0 && shown.has(only)) {
    return [{ field: only as FieldPath<Values>, message }]
  }
  const isWhole = atFields.length > 0 && atFields.length === named.length
  return isWhole ? atFields : [...atFields, { field: 'root', message }]
}

/** True when the server refused because such a record exists already. */
export const isDuplicate = (error: unknown): boolean =>
  isApiError(error) && error.failure.kind === 'http' && error.failure.type === 'duplicate_error'
