import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Whether a package can be imported from a folder. */
export function isInstalled(folder: string, name: string): boolean {
  try {
    return Boolean(createRequire(join(folder, 'package.json')).resolve(name))
  } catch {
    return false
  }
}

/** Whether the package of an import lies in a `node_modules` of a folder or of one above it. */
export function hasPackage(folder: string, from: string): boolean {
  const name = /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from
  if (existsSync(join(folder, 'node_modules', name))) return true
  const above = dirname(folder)
  return above !== folder && hasPackage(above, from)
}

/** The version of a package that a folder finds, where the package tells it. */
export function installedVersion(folder: string, name: string): string | undefined {
  try {
    const file = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`)
    return (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version
  } catch {
    return undefined
  }
}
