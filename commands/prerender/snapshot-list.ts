import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file of a prerendered tree that says what is in it. */
export const SNAPSHOT_LIST = '.snapshots.json'

/** A page that was written. */
export interface WrittenPage {
  /** The ids of the products that it shows. */
  products: readonly string[]
  group?: string
}

/** What was written into a tree, from what. */
export interface SnapshotList {
  format: 1
  /** What the pages were rendered with; pages of another build are rendered again. */
  build: string
  /** The first segments of addresses that are not prerendered and exist all the same. */
  application: readonly string[]
  /** See `Catalogue`. */
  shared: string
  products: Readonly<Record<string, string>>
  /** By path. */
  pages: Readonly<Record<string, WrittenPage>>
  /** Further files at the top: the sitemap, robots.txt, the page of unknown addresses. */
  files: readonly string[]
}

/** The list of a tree; undefined when it was not prerendered. */
export function readSnapshotList(root: string): SnapshotList | undefined {
  const file = join(root, SNAPSHOT_LIST)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SnapshotList) : undefined
}
