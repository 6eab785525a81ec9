import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import type { Feed, FeedEntry, Manifest } from '@stoa/extension-sdk/manifest'

import { answerTo, PORTS } from './environment.ts'

/** Lets one page see another feed than the one that is served. */
export async function changeFeed(page: Page, change: (feed: Feed) => unknown): Promise<void> {
  await page.route('**/feed.json', async (route) => {
    const response = await answerTo(route)
    await route.fulfill({ response, json: change((await response.json()) as Feed) })
  })
}

/** Lets one page see the feed in a folder, as it is when the page loads, beside what is installed. */
export async function serveFeedFolder(page: Page, folder: string): Promise<void> {
  const read = () => JSON.parse(readFileSync(join(folder, 'feed.json'), 'utf8')) as Feed
  await changeFeed(page, (feed) => {
    const { extensions, order = {} } = read()
    return { ...feed, order, extensions: [...feed.extensions, ...extensions] }
  })
  for (const { base } of read().extensions)
    await page.route(`**${base.split('/').slice(0, 3).join('/')}/**`, (route) =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
    )
}

/** The entry of one extension in a feed. */
export function entryOf(feed: Feed, name: string): FeedEntry {
  const entry = feed.extensions.find(({ manifest }) => manifest.name === name)
  if (!entry) throw new Error(`the feed has no ${name}`)
  return entry
}

/** Lets an extension run in frames, as an operator does with “stoa isolate”. */
export const isolate = (page: Page, name: string): Promise<void> =>
  changeFeed(page, (feed) => ({
    ...feed,
    extensions: feed.extensions.map((entry) =>
      entry === entryOf(feed, name) ? { ...entry, isolation: 'frame' } : entry,
    ),
  }))

/** The hash that a browser checks. */
export const sri = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** A federated entry whose one module runs `body` and that does `init` with the share `scope`, and the hash that the feed has to name for it. */
export function entryThat(global: string, body: string, init: string): { script: string; hash: string } {
  const script = `var ${global} = {
    init(scope) { ${init} },
    get() { return Promise.resolve(() => { ${body} }) },
  }`
  return { script, hash: sri(script) }
}

interface CodeOptions {
  /** What the entry does with the share `scope`. Default nothing. */
  init?: string
  /** Changes the manifest. Default: it stays the same. */
  change?: (manifest: Manifest) => Manifest
}

/** Replaces the code of an extension by an entry whose one module runs `body`, installed with the right hash. */
export async function installCode(
  page: Page,
  name: string,
  body: string,
  { init = '', change = (manifest) => manifest }: CodeOptions = {},
): Promise<void> {
  let script = ''
  await changeFeed(page, (feed) => {
    const entry = entryOf(feed, name)
    const { file, global } = entry.manifest.entry
    const bad = entryThat(global, body, init)
    script = bad.script
    const integrity = { ...entry.manifest.integrity, [file]: bad.hash }
    return {
      ...feed,
      extensions: feed.extensions.map((other) =>
        other === entry ? { ...entry, manifest: change({ ...entry.manifest, integrity }) } : other,
      ),
    }
  })
  await page.route('**/entry.js*', async (route) => {
    if (!route.request().url().includes(`:${PORTS.loyalty}`)) return route.fallback()
    await route.fulfill({
      body: script,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    })
  })
}
