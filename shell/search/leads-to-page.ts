import { matchPath } from 'react-router'

/** Whether a path below `/a` matches one of `pages`, which may have parameters. */
export function leadsToPage(pages: readonly string[], path: string): boolean {
  const [address = ''] = path.split(/[?#]/)
  return pages.some((page) => matchPath(page, address) !== null)
}
