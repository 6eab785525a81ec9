import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Whether a package can be imported from a folder. */
export function isInstalled(folder: string, name: string): boolean {
  try {
    return Boolean(createRequire(join(folder, 'package.json')).resolve(name))
  } catch {
    return false
  }
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
