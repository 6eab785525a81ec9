import type { ComboOption } from './combo-field.tsx'

/** Keys of the lines that are no options; those have texts. */
export const CLEAR = 0
export const CREATE = 1

/** Whether a search asks for something that could be made: it is not empty and no option is called so. */
export function canCreate(query: string, options: readonly ComboOption[]): boolean {
  const wanted = query.trim().toLowerCase()
  return wanted !== '' && !options.some(({ label }) => label.trim().toLowerCase() === wanted)
}
