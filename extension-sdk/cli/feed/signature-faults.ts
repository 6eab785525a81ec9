import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import type { Feed, FeedEntry, Manifest } from '../../points/manifest.ts'
import type { Fault } from '../checks/fault.ts'
import { FeedDirectory } from './feed-directory.ts'
import { ownerOf, signatureFault, SIGNATURE_FILE } from './ownership.ts'

/** How long an origin may take for one file, in milliseconds. */
const DEADLINE_MS = 10_000

/** A file of a version, if it is there. */
type ReadFile = (entry: FeedEntry, file: string) => Promise<Buffer | undefined>

/** Reads the files of versions that lie beside a feed. */
export function filesBeside(feedFile: string): ReadFile {
  const directory = new FeedDirectory(dirname(feedFile))
  return async (entry, file) => {
    const folder = directory.folderOf(entry)
    const path = folder && join(folder, file)
    return path && existsSync(path) ? readFileSync(path) : undefined
  }
}

/** Reads them from where the feed says that they lie; bases without an origin are those of `admin`. */
export const filesAtOrigins =
  (admin?: string): ReadFile =>
  async ({ base }, file) => {
    const url = URL.parse(file, URL.parse(base, admin)?.href)
    if (!url) return undefined
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) })
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
    } catch {
      return undefined
    }
  }

/** What is wrong with the signatures of entries whose names belong to a key. */
export async function signatureFaults(
  feed: Feed,
  entries: readonly FeedEntry[],
  read: ReadFile,
): Promise<Fault[]> {
  const found = await Promise.all(
    entries.map(async (entry): Promise<Fault[]> => {
      const { name } = entry.manifest
      const owner = ownerOf(feed, name)
      if (owner === undefined || entry.area) return []
      const message = await faultOf(owner, entry, read)
      return message === undefined ? [] : [{ rule: 'signature', where: name, message }]
    }),
  )
  return found.flat()
}

async function faultOf(owner: string, entry: FeedEntry, read: ReadFile): Promise<string | undefined> {
  const content = await read(entry, 'extension.json')
  if (!content)
    return `its files cannot be read: check the feed where they lie beside it, or with --fetch and --admin`
  if (!isDeepStrictEqual(manifestIn(content), entry.manifest))
    return 'the feed has another manifest than its extension.json: publish it again'
  return signatureFault(owner, entry.manifest, content, (await read(entry, SIGNATURE_FILE))?.toString())
}

/** The manifest as feeds have it; undefined when the file holds none. */
function manifestIn(content: Buffer): Omit<Manifest, 'about'> | undefined {
  try {
    const { about: _about, ...manifest } = JSON.parse(content.toString()) as Manifest
    return manifest
  } catch {
    return undefined
  }
}
