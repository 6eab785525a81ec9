import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Extension } from '../points/extension.ts'
import { contributionsOf } from '../points/kinds.ts'

const IMPORT = /^\(\)\s*=>\s*import\(\s*(['"`])(\.\/[^'"`]+)\1\s*\)$/

/** The file, relative to the extension's folder, that a contribution's `load` imports. */
export function importedFile(load: () => unknown, where: string): string {
  const file = IMPORT.exec(load.toString().trim())?.[2]
  if (!file)
    throw new Error(
      `${where}: load must be an arrow with one literal import, like () => import('./page.tsx')`,
    )
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
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

/** Exposed name → file, for all contributions. */
export function exposedModules(extension: Extension): Record<string, string> {
  return Object.fromEntries(
    contributionsOf(extension).map(({ name, contribution: { load } }) => {
      const file = importedFile(load, `${extension.name}: ${name}`)
      return [moduleName(file), file]
    }),
  )
}
