import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { TREES } from '../../../commands/stack/paths.ts'
import { entryOf } from '../../journeys/feed-surgery.ts'
import type { Lane } from '../lane.ts'

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
}

const typeOf = (file: string): string => TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** A real build at an origin, some of whose files can be made to answer otherwise. */
export interface Built {
  feedEntry: FeedEntry
  /** Address path of the one file whose name matches. */
  pathOf(file: RegExp): string
  contentOf(file: RegExp): string
  /** Serves the file as it was built. */
  restore(file: RegExp): void
}

/** Puts the example extension, as the SDK has built it and the feed lists it, on another origin. */
export function installBuild({ origin, feed }: Pick<Lane, 'origin' | 'feed'>): Built {
  const { manifest, base } = entryOf(feed, 'loyalty')
  const { pathname } = new URL(base)
  const root = join(TREES.loyalty, pathname)
  const folder = `/${manifest.name}${pathname}`
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.(js|css|json)$/.test(file))
  const find = (pattern: RegExp): string => {
    const [found, ...others] = files.filter((file) => pattern.test(file))
    if (found === undefined || others.length > 0)
      throw new Error(`${pattern} names not one file of the build`)
    return found
  }
  const serve = (file: string) => origin.put(folder + file, { file: join(root, file), type: typeOf(file) })
  files.forEach(serve)
  return {
    feedEntry: { manifest, base: origin.url + folder },
    pathOf: (file) => folder + find(file),
    contentOf: (file) => readFileSync(join(root, find(file)), 'utf8'),
    restore: (file) => serve(find(file)),
  }
}
