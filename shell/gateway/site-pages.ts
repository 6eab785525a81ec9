import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { namedCollector, nameCollector } from './collector-meta.ts'
import { livingDocument, type LivingDocument } from './living-document.ts'
import { builtBackend, moveOrigins, type Moves } from './move-origins.ts'
import { type Current, readOnChange } from './read-on-change.ts'

/** Who takes usage data, and the key that tells them whose it is. */
export interface Collector {
  /** Without a trailing slash. */
  url: string
  writeKey: string
}

/** What pages are told when they are served. */
interface Told {
  /** Takes the place of the address that they were built with. */
  backend: string | undefined
  analytics: Collector | undefined
}

/** An html page, the backend that it talks to, and the collector that it names. */
interface SitePage {
  document: LivingDocument
  backend: string
  collector: string | undefined
}

/** The page for a path: below `/a` the signed-in one where the site has it, else the public one. */
export type PageFor = (path: string) => Current<SitePage>

const DEFAULT_BACKEND = 'http://localhost:9000'

/** Reads the site's pages and writes into them what they are told. */
export function sitePages(root: string, moves: Moves, { backend, analytics }: Told): PageFor {
  const read = (file: string) =>
    readOnChange(join(root, file), async (html): Promise<SitePage> => {
      const built = builtBackend(html) ?? DEFAULT_BACKEND
      const served = backend ?? built
      const moved = moveOrigins(html, { ...moves, [built]: served })
      const told = analytics ? nameCollector(moved, analytics) : moved
      const document = await livingDocument(told, 'text/html; charset=utf-8')
      return { document, backend: served, collector: namedCollector(told) }
    })
  const open = read('index.html')
  const signedIn = existsSync(join(root, 'a', 'index.html')) ? read(join('a', 'index.html')) : open
  return (path) => (/^\/a(\/|$)/.test(path) ? signedIn : open)
}
