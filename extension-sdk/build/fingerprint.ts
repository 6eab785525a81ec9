import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { SDK_VERSION } from '../sdk-version.ts'

const LEFT_OUT = new Set(['node_modules', 'dist', 'tests', '.stoa', '.git'])
const TEST_FILE = /\.test\.tsx?$/

/**
 * A short hash of the content of files and folders and of the SDK that builds them, the same wherever they lie and
 * whatever their dates. Tests, builds, folders with a feed and installed packages do not count; a path that does not
 * exist counts as such.
 */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256').update(SDK_VERSION)
  paths.forEach((path, index) => add(hash, path, String(index)))
  return hash.digest('hex').slice(0, 12)
}

function add(hash: Hash, path: string, name: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) addFrame(hash, 'absent', name, '')
  else if (found.isDirectory()) {
    for (const entry of readdirSync(path).toSorted()) {
      if (!isLeftOut(path, entry)) add(hash, join(path, entry), `${name}/${entry}`)
    }
  } else addFrame(hash, 'file', name, readFileSync(path))
}

const isLeftOut = (folder: string, entry: string): boolean =>
  LEFT_OUT.has(entry) || TEST_FILE.test(entry) || existsSync(join(folder, entry, 'feed.json'))

/** Lengths go first, so that no file can end where the next one seems to begin. */
function addFrame(hash: Hash, kind: string, name: string, content: Buffer | string): void {
  hash.update(`${kind} ${Buffer.byteLength(name)} ${content.length}\n${name}`).update(content)
}
