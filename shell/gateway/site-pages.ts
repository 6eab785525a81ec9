import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Collector } from './collector.ts'
import { namedCollector, nameCollector } from './collector-meta.ts'
import { nameContact } from './contact-meta.ts'
import { dynamicDocument, type DynamicDocument } from './dynamic-document.ts'
import { nameFeedKey } from './feed-key-meta.ts'
import { builtBackend, moveOrigins, type Moves } from './move-origins.ts'
import { type LastGood, readOnChange } from './read-on-change.ts'
import { snapshots } from './snapshots.ts'

/** Settings written into pages at serve time. */
interface PageSettings {
  /** Replaces the address from the build. */
  backend?: string
  analytics?: Collector
  feedKey?: string
  contact?: string
}

/** An HTML page with the backend and collector it uses. */
interface SitePage {
  document: DynamicDocument
  backend: string
  collector: string | undefined
  /** Whether it is the document that framed extensions run in. */
  isFrame: boolean
}

/** The page for a path, and the status that it is sent with. */
export interface PathPage {
  page: LastGood<SitePage>
  status: 200 | 404
}

/**
 * The page for a path: what was prerendered for it; else the signed-in one below `/a` and the frame's at `/frame` if the
 * site has them, otherwise the public one.
 */
export type PageFor = (path: string) => Promise<PathPage>

/** Prerendered pages that stay in memory, with their compressed copies; others are read again. */
const KEPT = 200

const FRAME = join('frame', 'index.html')

const DEFAULT_BACKEND = 'http://localhost:9000'

/** Reads the site's pages and writes the settings into them. */
export function sitePages(
  root: string,
  moves: Moves,
  { backend, analytics, feedKey, contact }: PageSettings,
): PageFor {
  const read = (file: string) =>
    readOnChange(join(root, file), async (html): Promise<SitePage> => {
      const built = builtBackend(html) ?? DEFAULT_BACKEND
      const served = backend ?? built
      const moved = moveOrigins(html, { ...moves, [built]: served })
      const configured = analytics ? nameCollector(moved, analytics) : moved
      const keyed = feedKey ? nameFeedKey(configured, feedKey) : configured
      const addressed = contact ? nameContact(keyed, contact) : keyed
      const document = await dynamicDocument(addressed, 'text/html; charset=utf-8')
      return { document, backend: served, collector: namedCollector(configured), isFrame: file === FRAME }
    })
  const open = read('index.html')
  const signedIn = existsSync(join(root, 'a', 'index.html')) ? read(join('a', 'index.html')) : open
  const framed = existsSync(join(root, FRAME)) ? read(FRAME) : open
  const answer = snapshots(root)
  const kept = new Map<string, ReturnType<typeof read>>()

  /** The one that was used last is last. */
  function snapshotOf(file: string): ReturnType<typeof read> {
    const page = kept.get(file) ?? read(file)
    kept.delete(file)
    kept.set(file, page)
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '')
    return page
  }

  return async (path) => {
    if (path === '/frame' && framed !== open) return { page: await framed(), status: 200 }
    if (/^\/a(\/|$)/.test(path) && signedIn !== open) return { page: await signedIn(), status: 200 }
    const { file, status } = (await answer(path)) ?? { file: 'index.html', status: 200 }
    return { page: await (file === 'index.html' ? open : snapshotOf(file))(), status }
  }
}
