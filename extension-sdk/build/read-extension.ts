import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Extension } from '../points/extension.ts'

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
  const { default: extension } = (await import(`${pathToFileURL(file).href}?${version}`)) as {
    default?: Extension
  }
  if (!extension?.name)
    throw new Error(`${file} must export default defineExtension({ name, version, sdk, … })`)
  return extension
}

/** Every contribution of an extension with a place to name in messages. */
export function contributionsOf(extension: Extension): { where: string; load: () => unknown }[] {
  return [
    ...(extension.pages ?? []).map(({ path, load }) => ({ where: `${extension.name}: page ${path}`, load })),
    ...(extension.widgets ?? []).map(({ id, load }) => ({ where: `${extension.name}: widget ${id}`, load })),
    ...(extension.settings ?? []).map(({ path, load }) => ({
      where: `${extension.name}: settings ${path}`,
      load,
    })),
  ]
}

/** Exposed name → file, for all contributions. */
export function exposedModules(extension: Extension): Record<string, string> {
  return Object.fromEntries(
    contributionsOf(extension).map(({ where, load }) => {
      const file = importedFile(load, where)
      return [moduleName(file), file]
    }),
  )
}
