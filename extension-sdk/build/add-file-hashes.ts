import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { sriHash } from './sri-hash.ts'

const SOURCE_MAP = /\n\/\/# sourceMappingURL=.*\s*$/

const isChecked = (file: string): boolean => /\.(js|css)$/.test(file) || /^locales\/.*\.json$/.test(file)

/** The scripts, styles and translations below a build's folder, with forward slashes, in a fixed order. */
export const checkedFiles = (output: string): string[] =>
  readdirSync(output, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isChecked)
    .toSorted()

/**
 * Writes the hash of every other file of a build into its entry, which passes them to the shell when it runs. Returns the
 * hash of the entry, which thereby covers all of them.
 */
export function addFileHashes(output: string, entry: string): string {
  const others = checkedFiles(output).filter((file) => file !== entry)
  const hashes = others.map((file) => [file, sriHash(readFileSync(join(output, file)))])
  const statement = `\n;globalThis.stoaAddIntegrity?.(${JSON.stringify(Object.fromEntries(hashes))})`
  const path = join(output, entry)
  const code = readFileSync(path, 'utf8')
  const end = SOURCE_MAP.exec(code)?.index ?? code.length
  writeFileSync(path, code.slice(0, end) + statement + code.slice(end))
  return sriHash(readFileSync(path))
}
