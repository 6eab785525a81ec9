import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import satisfies from 'semver/functions/satisfies.js'

import { AREA_MODULES, SHARED_MODULES } from '../../extension-sdk/build/shared-modules.ts'
import { SHARED_SDK_VERSION } from '../../extension-sdk/sdk-version.ts'
import { importsOf, ROOT, sourceFiles } from './source-files.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const installed = (name: string): string =>
  (JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version

/** The names that a facade lets through. */
const facade = (name: string): Set<string> =>
  new Set(importsOf(`shell/federation/facades/${name}.ts`).flatMap(({ names }) => names))

const FACADES: Record<string, Set<string>> = {
  'react-router': facade('react-router'),
  '@tanstack/react-query': facade('react-query'),
}

const remoteFiles = [...sourceFiles('remotes'), ...sourceFiles('extension-sdk/examples')].filter(
  (file) => !/\.test\.|remotes\/storefront\/(?!widgets\/)/.test(file),
)

const isProvided = (folder: string | undefined) => `@stoa/admin/${folder ?? ''}` in AREA_MODULES

test('the shell provides every component of the library, and no other', () => {
  const folders = readdirSync(join(ROOT, 'shared/ui'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) => readdirSync(join(ROOT, 'shared/ui', name)).includes(`${name}.tsx`))
    .map(({ name }) => name)
  const offered = [...read('shell/federation/ui-modules.ts').matchAll(/'@stoa\/ui\/([\w-]+)'/g)].map(
    ([, name]) => name,
  )
  const ofTheShell = ['submit-button', 'trusted-types', 'ui-provider']
  const internal = new Set(['field', 'gallery', 'tone-icon', ...ofTheShell])
  expect(offered.toSorted()).toEqual(folders.filter((name) => !internal.has(name)).toSorted())
})

test('the shell provides the patterns of admin pages that areas leave to it, and no other', () => {
  const offered = [...read('shell/federation/admin-modules.ts').matchAll(/'(@stoa\/admin\/[\w-]+)'/g)].map(
    ([, name]) => name,
  )
  const left = Object.keys(AREA_MODULES).filter((name) => name.startsWith('@stoa/admin/'))
  expect(offered.toSorted()).toEqual(left.toSorted())
})

test('what areas bundle imports the patterns that the shell provides as types alone', () => {
  const faults = sourceFiles('shared/admin')
    .filter((file) => !/\.test\.tsx?$/.test(file) && !isProvided(file.split('/')[2]))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ from, isType }) => !isType && from.startsWith('../') && isProvided(from.split('/')[1]))
        .map(({ from }) => `${file}: ${from}`),
    )
  expect(faults).toEqual([])
})

test('the shell’s declared versions are the installed ones, and satisfy the remotes’ ranges', () => {
  const said = Object.fromEntries(
    [
      ...read('extension-sdk/admission/shared-versions.ts').matchAll(/'?([@\w/-]+)'?: '(\d+\.\d+\.\d+)'/g),
    ].map(([, name, version]) => [name, version]),
  )
  expect(Object.keys(said).toSorted()).toEqual([
    '@tanstack/react-query',
    'react',
    'react-dom',
    'react-router',
  ])
  for (const [name, version] of Object.entries(said)) {
    expect(version).toBe(installed(name))
    expect(
      satisfies(
        version as string,
        String(SHARED_MODULES[name as keyof typeof SHARED_MODULES].requiredVersion),
      ),
    ).toBe(true)
  }
  expect(satisfies(SHARED_SDK_VERSION, String(SHARED_MODULES['@stoa/extension-sdk'].requiredVersion))).toBe(
    true,
  )
})

test.each(Object.keys(FACADES))('remotes import from %s only modules that the shell provides', (name) => {
  const faults = remoteFiles.flatMap((file) =>
    importsOf(file)
      .filter(({ from, isType }) => from === name && !isType)
      .flatMap(({ names }) => names)
      .filter((imported) => !FACADES[name]?.has(imported))
      .map((imported) => `${file}: ${imported}`),
  )
  expect(faults).toEqual([])
})

test('every key of the tables has a value in the shell', () => {
  const offers = read('shell/federation/extension-modules.ts') + read('shell/federation/shared-modules.ts')
  const keys = [...Object.keys(SHARED_MODULES), ...Object.keys(AREA_MODULES)].filter(
    (key) => !key.endsWith('/') && !key.startsWith('@stoa/admin/'),
  )
  expect(keys.filter((key) => !new RegExp(`['\\s]${key}'?: \\{`).test(offers))).toEqual([])
})
