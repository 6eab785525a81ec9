import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { smallest } from '../../build/compress.ts'
import { readJson } from '../../build/read-json.ts'
import type { Manifest } from '../../points/manifest.ts'
import { contributionsOf } from '../../points/kinds.ts'
import type { Fault } from './fault.ts'

/** What one contribution may cost with the entry, compressed with brotli, unless the extension says otherwise. */
export const BUDGET_BYTES = 64_000

/** `stoa.budgets` of package.json: a contribution, as messages call it, or `default`, with its bytes. */
export type Budgets = Readonly<Record<string, number>>

/** The budgets that an extension sets itself. */
export function readBudgets(folder: string): Budgets {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return {}
  const { stoa } = readJson(file) as {
    stoa?: { budgets?: Budgets }
  }
  return stoa?.budgets ?? {}
}

/** What each contribution costs a page that has loaded nothing of the extension yet, in compressed bytes. */
export async function sizesOf(manifest: Manifest, output: string): Promise<Map<string, number>> {
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? smallest(readFileSync(join(output, file))).then(({ length }) => length)
    sizes.set(file, size)
    return size
  }
  const all = new Map<string, number>()
  for (const { name, contribution } of contributionsOf(manifest)) {
    const files = [...new Set([manifest.entry.file, ...contribution.files])]
    const bytes = await Promise.all(files.map(sizeOf))
    all.set(
      name,
      bytes.reduce((sum, one) => sum + one, 0),
    )
  }
  return all
}

/** Contributions that have outgrown their budgets; `heaviestOf` says what weighs most in one. */
export const sizeFaults = (
  sizes: ReadonlyMap<string, number>,
  budgets: Budgets,
  heaviestOf: (name: string) => string | undefined,
): Fault[] =>
  [...sizes].flatMap(([name, bytes]) => {
    const limit = budgets[name] ?? budgets['default'] ?? BUDGET_BYTES
    if (bytes <= limit) return []
    const heaviest = heaviestOf(name)
    const most = heaviest ? ` (most of it is ${heaviest})` : ''
    const message = `${bytes} bytes compressed with its entry, ${limit} allowed${most}: load less, or raise “stoa.budgets” in package.json`
    return [{ rule: 'size', where: name, message }]
  })

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/

/** The package or the file with the most source in some built files, with its share. */
export function heaviestIn(output: string, files: readonly string[]): string | undefined {
  const bytes = new Map<string, number>()
  for (const file of files) {
    const path = join(output, `${file}.map`)
    if (!existsSync(path)) continue
    const { sources, sourcesContent = [] } = JSON.parse(readFileSync(path, 'utf8')) as {
      sources: string[]
      sourcesContent?: (string | null)[]
    }
    for (const [index, source] of sources.entries()) {
      const name = PACKAGE.exec(source)?.[1] ?? source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '')
      bytes.set(name, (bytes.get(name) ?? 0) + (sourcesContent[index]?.length ?? 0))
    }
  }
  const all = [...bytes.values()].reduce((sum, one) => sum + one, 0)
  const [most] = [...bytes].toSorted(([, one], [, other]) => other - one)
  return most && `${most[0]}, ${Math.round((100 * most[1]) / all)} % of the source`
}
