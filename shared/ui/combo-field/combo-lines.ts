import type { ComboOption } from './combo-options.ts'

/** Keys of the lines that are not options but texts. */
export const CLEAR = 0
export const CREATE = 1

/** Whether the searched text can be created: it is not empty and no option has that label. */
export function canCreate(query: string, options: readonly ComboOption[]): boolean {
  const text = query.trim().toLowerCase()
  return text !== '' && !options.some(({ label }) => label.trim().toLowerCase() === text)
}
