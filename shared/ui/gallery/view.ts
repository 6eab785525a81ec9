/** The state of the gallery, as encoded in its URL. */
export interface View {
  /** Nothing chosen: the list of all. */
  piece: string | null
  dir: 'ltr' | 'rtl'
}

/** Reads the address. */
export function viewOf(search: string): View {
  const query = new URLSearchParams(search)
  return { piece: query.get('piece'), dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr' }
}

/** The address of a view. */
export function hrefOf({ piece, dir }: View): string {
  const query = new URLSearchParams({ ...(piece && { piece }), ...(dir === 'rtl' && { dir }) })
  return `/?${query}`
}
