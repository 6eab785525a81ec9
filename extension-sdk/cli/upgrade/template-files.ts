import { createHash } from 'node:crypto'

import type { Change } from './change.ts'

/** The SHA-256 of files of earlier templates: a file that still is one of these was never changed by the author. */
const EARLIER: Readonly<Record<string, readonly string[]>> = {
  'jest.config.js': ['6982c7ed1cbc'],
}

/** Files that every extension has alike, none of which says its name; the right one is its name in the template. */
export const COMMON_FILES: Readonly<Record<string, string>> = {
  '.npmrc': 'npmrc',
  'assets.d.ts': 'assets.d.ts',
  'css.d.ts': 'css.d.ts',
  'jest.config.js': 'jest.config.js',
  'texts.d.ts': 'texts.d.ts',
  'testing/asset-url.ts': 'testing/asset-url.ts',
  'testing/browser.js': 'testing/browser.js',
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** What happens to one of {@link COMMON_FILES}; `content` is undefined while it is not there. */
export function upgradeFile(file: string, content: string | undefined, newest: string): Change[] {
  if (content === newest) return []
  if (content === undefined) return [{ file, does: 'is new in the template', content: newest }]
  if (EARLIER[file]?.includes(hashOf(content))) return [{ file, does: 'as in the template', content: newest }]
  return [{ file, does: 'differs from the template: compare it with the one of “stoa create”' }]
}

interface Package {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Raises the SDK in a package.json, and adds the development dependencies that the template got since. */
export function upgradePackage(text: string, template: Package, sdk: string): Change[] {
  const own = JSON.parse(text) as Package
  const name = '@stoa/extension-sdk'
  const present = { ...own.dependencies, ...own.devDependencies }
  const missing = Object.entries(template.devDependencies ?? {}).filter(([one]) => !(one in present))
  const isDevelopment = own.devDependencies?.[name] !== undefined
  const development = { ...own.devDependencies, ...Object.fromEntries(missing) }
  const upgraded = {
    ...own,
    ...(!isDevelopment && { dependencies: { ...own.dependencies, [name]: sdk } }),
    devDependencies: Object.fromEntries(
      Object.entries(isDevelopment ? { ...development, [name]: sdk } : development).toSorted(
        ([one], [other]) => (one < other ? -1 : 1),
      ),
    ),
  }
  const content = `${JSON.stringify(upgraded, null, 2)}\n`
  const does = [
    ...(present[name] === sdk ? [] : [`${name} ${sdk}`]),
    ...missing.map(([one, version]) => `${one} ${version}`),
  ]
  return does.length > 0 ? [{ file: 'package.json', does: does.join(', '), content }] : []
}
