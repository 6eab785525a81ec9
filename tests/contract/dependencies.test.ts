import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'

import { importsOf, ROOT, sourceFiles } from './source-files.ts'

type Versions = Readonly<Record<string, string>>

interface Package {
  name: string
  dependencies?: Versions
  devDependencies?: Versions
  peerDependencies?: Versions
}

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const

const read = <Json>(path: string): Json => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Json
const packageOf = (folder: string) => read<Package>(join(folder, 'package.json'))
const lock = read<{ packages: Record<string, Package & { link?: boolean; resolved?: string }> }>(
  'package-lock.json',
)
const workspaces = Object.values(lock.packages).flatMap(({ link, resolved }) =>
  link && resolved ? [resolved] : [],
)
const root = packageOf('.')
const rootNames = new Set(KINDS.flatMap((kind) => Object.keys(root[kind] ?? {})))

/** The package that an import names; undefined for files of the workspace and modules of Node. */
function packageNamed(from: string): string | undefined {
  if (/^(\.|node:)/.test(from) || builtinModules.includes(from)) return undefined
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Tests may import the tools of the root. */
const isTest = (file: string) => /\.(test|examples)\.|\/testing\/|\/nock-/.test(file)
/** Packages of their own, which authors copy. */
const isOwnPackage = (file: string) => /^extension-sdk\/(examples|template)\//.test(file)

function undeclaredIn(folder: string): string[] {
  const { name, dependencies, devDependencies, peerDependencies } = packageOf(folder)
  const atRunTime = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })])
  const declared = new Set([...atRunTime, ...Object.keys(devDependencies ?? {})])
  return sourceFiles(folder)
    .filter((file) => !isOwnPackage(file))
    .flatMap((file) =>
      importsOf(file).flatMap(({ from, isType }) => {
        const imported = packageNamed(from)
        if (imported === undefined) return []
        const isDeclared = isTest(file)
          ? declared.has(imported) || rootNames.has(imported) || imported.startsWith('@stoa/')
          : (isType ? declared : atRunTime).has(imported)
        return isDeclared ? [] : [`${file} imports ${imported}`]
      }),
    )
}

test.each(workspaces)('%s declares the packages that it imports', (folder) => {
  expect(undeclaredIn(folder)).toEqual([])
})

test('a package has the same version in every workspace', () => {
  const versions = new Map<string, Set<string>>()
  for (const folder of ['.', ...workspaces]) {
    const { dependencies, devDependencies } = packageOf(folder)
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      versions.set(name, (versions.get(name) ?? new Set()).add(version))
    }
  }
  expect([...versions].filter(([, found]) => found.size > 1)).toEqual([])
})

test.each(['', ...workspaces])('the lock file matches the package.json in “%s”', (folder) => {
  const declared = packageOf(folder)
  for (const kind of KINDS) expect(lock.packages[folder]?.[kind]).toEqual(declared[kind])
})
