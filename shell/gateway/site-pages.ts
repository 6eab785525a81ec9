import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { livingDocument, type LivingDocument } from './living-document.ts'
import { builtBackend, moveOrigins, type Moves } from './move-origins.ts'
import { type Current, readOnChange } from './read-on-change.ts'

/** An html page and the backend that it talks to. */
interface SitePage {
  document: LivingDocument
  backend: string
}

/** The page for a path: below `/a` the signed-in one where the site has it, else the public one. */
export type PageFor = (path: string) => Current<SitePage>

const DEFAULT_BACKEND = 'http://localhost:9000'

/** Reads the site's pages; `backend`, when given, takes the place of the address that they were built with. */
export function sitePages(root: string, moves: Moves, backend?: string): PageFor {
  const read = (file: string) =>
    readOnChange(join(root, file), async (html): Promise<SitePage> => {
      const built = builtBackend(html) ?? DEFAULT_BACKEND
      const served = backend ?? built
      const moved = moveOrigins(html, { ...moves, [built]: served })
      return { document: await livingDocument(moved, 'text/html; charset=utf-8'), backend: served }
    })
  const open = read('index.html')
  const signedIn = existsSync(join(root, 'a', 'index.html')) ? read(join('a', 'index.html')) : open
  return (path) => (/^\/a(\/|$)/.test(path) ? signedIn : open)
}
