import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { createHttpClient, type HttpClient } from '@stoa/api/http'

import type { RenderedPage } from '../../remotes/storefront/boot/prerender.tsx'
import { LEGAL_PAGES } from '../../remotes/storefront/model/legal-text.ts'
import { type ShopPage, shopTemplate } from '../../webpack/remotes.ts'
import { type CataloguePage, readCatalogue } from './catalogue.ts'
import { type Addresses, addressed, documentOf } from './document.ts'
import { orderedAnswers } from './ordered-answers.ts'
import { outdatedPages } from './outdated.ts'
import { loadRenderer, shopTexts } from './renderer.ts'
import { robotsText, sitemapFiles } from './sitemap.ts'
import { readSnapshotList, SNAPSHOT_LIST, type SnapshotList, type WrittenPage } from './snapshot-list.ts'
import { snapshotFile } from './snapshot-path.ts'
import { removeText, writeText } from './write-files.ts'

/** What the shop is prerendered from and for. */
export interface PrerenderOptions extends Addresses {
  /** The shop's built tree. */
  root: string
  /** Names the sources that the tree was built from. */
  build: string
  /** Where the renderer is built. */
  folder: string
  /** The code of the pages' language. */
  language: string
}

/** What a run did. */
export interface Prerendered {
  written: number
  removed: number
  pages: number
  /** The handles that cannot be an address. */
  refused: readonly string[]
}

/** Pages that are rendered at a time: the store answers one while the other is drawn. */
const LANES = 4

const UNKNOWN = '404.html'
const APPLICATION = 'app.html'

/** A client that asks the store once for what many pages share. */
function remembering(http: HttpClient): HttpClient {
  const answers = new Map<string, Promise<never>>()
  return {
    ...http,
    get(path, query = {}, options = {}) {
      const key = JSON.stringify([path, query])
      const found = answers.get(key)
      if (found) return found
      // A page that is given up must not take the answer from the others.
      const { signal: _signal, ...rest } = options
      const answer = http.get(path, query, rest)
      if (!('handle' in query)) answers.set(key, answer as Promise<never>)
      return answer as Promise<never>
    },
  }
}

/** The ids of the products in the answers that a page was rendered from. */
function productsOf({ snapshot }: RenderedPage): string[] {
  const answers = snapshot.answers as readonly (readonly [unknown, Record<string, unknown>])[]
  const rows = answers.flatMap(([, { product, products }]) => [product, products]).flat()
  return [...new Set((rows as ({ id: string } | null | undefined)[]).flatMap((row) => row?.id ?? []))]
}

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items]
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/**
 * Writes the pages of the catalogue into the shop's tree: those that are not there yet and those that changed, with
 * sitemap, robots.txt and the page of unknown addresses. Rejects when the store does not answer; what is in the tree
 * stays whole.
 */
export async function prerenderShop(options: PrerenderOptions): Promise<Prerendered> {
  const { root, origin, backend, publishableApiKey } = options
  const { applicationPaths, createRenderer } = await loadRenderer(options.folder, options.build)
  const client = orderedAnswers(createHttpClient({ baseUrl: backend, maxRetries: 3, publishableApiKey }))
  const build = [options.build, origin, backend, options.language, publishableApiKey].join(' ')
  const before = readSnapshotList(root)
  const catalogue = await readCatalogue(client, LEGAL_PAGES)
  const render = await createRenderer({
    ...options,
    http: remembering(client),
    texts: shopTexts(options.language),
  })
  const templateOf = (page: ShopPage | 'application') => readFileSync(join(root, shopTemplate(page)), 'utf8')
  const pages: Record<string, WrittenPage> = {}
  let written = 0

  const write = (name: string, text: string) => {
    if (writeText(root, name, text)) written++
  }
  const writePage = async ({ kind, path, group }: CataloguePage) => {
    const page = await render(path)
    write(snapshotFile(path), documentOf(templateOf(kind), page, options))
    pages[path] = { products: productsOf(page), ...(group !== undefined && { group }) }
  }

  const outdated = outdatedPages(catalogue, before?.build === build ? before : undefined)
  await inLanes(outdated, writePage)
  for (const { path } of catalogue.pages) pages[path] ??= before?.pages[path] ?? { products: [] }
  const unknown = await render('/404')
  // It answers for any address, so that React renders the page of that address.
  const anywhere = { ...unknown, snapshot: { ...unknown.snapshot, path: null } }
  write(UNKNOWN, documentOf(templateOf('lost'), anywhere, options))
  write(APPLICATION, addressed(templateOf('application'), options))
  const others = sitemapFiles(catalogue.pages, origin).set('robots.txt', robotsText(origin))
  for (const [name, text] of others) write(name, text)

  const list: SnapshotList = {
    format: 1,
    build,
    application: applicationPaths(),
    shared: catalogue.shared,
    products: Object.fromEntries(catalogue.products),
    pages,
    files: [UNKNOWN, APPLICATION, ...others.keys()],
  }
  writeFileSync(join(root, SNAPSHOT_LIST), JSON.stringify(list))
  const gone = [
    ...Object.keys(before?.pages ?? {})
      .filter((path) => !pages[path])
      .map(snapshotFile),
    ...(before?.files ?? []).filter((name) => !list.files.includes(name)),
  ]
  for (const name of gone) removeText(root, name)
  return { written, removed: gone.length, pages: catalogue.pages.length, refused: catalogue.refused }
}
