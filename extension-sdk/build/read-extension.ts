import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Extension } from '../points/extension.ts'
import { contributionsOf } from '../points/kinds.ts'

const IMPORT = /^\(\)\s*=>\s*import\(\s*(['"`])(\.\/[^'"`]+)\1\s*\)$/

/** What is wrong with a `load` that {@link importedFile} cannot read. */
export const LOAD_FAULT = "load must be an arrow with one literal import, like () => import('./page.tsx')"

const fileOf = (load: () => unknown): string | undefined => IMPORT.exec(load.toString().trim())?.[2]

/** Whether the build can see which file a `load` imports. */
export const isReadable = (load: unknown): boolean =>
  typeof load === 'function' && fileOf(load as () => unknown) !== undefined

/** The file, relative to the extension's folder, that a contribution's `load` imports. */
export function importedFile(load: () => unknown, where: string): string {
  const file = fileOf(load)
  if (!file) throw new Error(`${where}: ${LOAD_FAULT}`)
  return file
}

/** The name under which the entry exposes a file: its path without the ending. */
export const moduleName = (file: string): string => file.replace(/\.[jt]sx?$/, '')

/** Reads the declaration of the extension that lies in `folder`. */
export async function readExtension(folder: string): Promise<Extension> {
  const file = join(folder, 'extension.ts')
  if (!existsSync(file))
    throw new Error(`${folder} has no extension.ts: it must export default defineExtension({ … })`)
  const version = statSync(file).mtimeMs
  const { default: extension } = await importExtension(file, version)
  if (!extension?.name)
    throw new Error(`${file} must export default defineExtension({ name, version, sdk, … })`)
  return extension
}

async function importExtension(file: string, version: number): Promise<{ default?: Extension }> {
  try {
    return (await import(`${pathToFileURL(file).href}?${version}`)) as { default?: Extension }
  } catch (error) {
    const { message } = error as Error
    throw new Error(`${file}${lineIn(error as Error)} cannot be read: ${message}`, { cause: error })
  }
}

/** Node's stack begins with the line of a syntax error, and else has it in its first frame. */
const lineIn = ({ stack = '' }: Error): string => /extension\.ts(?:\?[\d.]+)?(:\d+)/.exec(stack)?.[1] ?? ''

/** Exposed name → file, for all contributions. */
export function exposedModules(extension: Extension): Record<string, string> {
  return Object.fromEntries(
    contributionsOf(extension).map(({ name, contribution: { load } }) => {
      const file = importedFile(load, `${extension.name}: ${name}`)
      return [moduleName(file), file]
    }),
  )
}
