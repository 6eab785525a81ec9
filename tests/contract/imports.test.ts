import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { importsOf, ROOT, sourceFiles } from './source-files.ts'

/** The allowed imports between folders; a folder may always import itself. */
const MAY: Record<string, readonly string[]> = {
  'extension-sdk': [],
  'shared/api': [],
  'shared/i18n': [],
  'shared/ui': ['shared/i18n'],
  'shared/admin': ['shared/api', 'shared/ui', 'shared/i18n', 'extension-sdk'],
  'remotes/storefront': ['shared/api', 'shared/ui', 'shared/i18n', 'extension-sdk'],
  remotes: ['shared/api', 'shared/ui', 'shared/i18n', 'shared/admin', 'extension-sdk'],
  shell: ['shared/api', 'shared/ui', 'shared/i18n', 'extension-sdk', 'locales'],
  webpack: ['extension-sdk', 'shared/i18n'],
}

const PACKAGES: Record<string, string> = {
  '@stoa/api': 'shared/api',
  '@stoa/ui': 'shared/ui',
  '@stoa/admin': 'shared/admin',
  '@stoa/i18n': 'shared/i18n',
  '@stoa/extension-sdk': 'extension-sdk',
  '@stoa/shell': 'shell',
}

const FOLDERS = [...Object.keys(MAY), 'locales', 'commands', 'tests']

const folderOf = (path: string): string | undefined =>
  FOLDERS.find((folder) => path === folder || path.startsWith(`${folder}/`))

function targetOf(file: string, from: string): string | undefined {
  if (from.startsWith('.')) return join(file, '..', from)
  const name = Object.keys(PACKAGES).find((key) => from === key || from.startsWith(`${key}/`))
  return name && PACKAGES[name]
}

/** The part of a path that identifies a remote, and the example extension of the SDK. */
const unitOf = (path: string): string => {
  if (path.startsWith('extension-sdk/examples/')) return path.split('/').slice(0, 3).join('/')
  return path.startsWith('remotes/') ? path.split('/').slice(0, 2).join('/') : (folderOf(path) ?? '')
}

function faultsOf(file: string): string[] {
  const folder = folderOf(file) ?? ''
  return importsOf(file).flatMap(({ from, isType }) => {
    const target = targetOf(file, from)
    const targetFolder = target && folderOf(target)
    if (!target || !targetFolder) return []
    if (unitOf(file) === unitOf(target)) return []
    const isPackage = !from.startsWith('.') || targetFolder === 'locales'
    if (MAY[folder]?.includes(targetFolder) && isPackage) return []
    if (unitOf(file).startsWith('extension-sdk/examples') && targetFolder === 'extension-sdk' && isPackage)
      return []
    if (folder === 'shared/ui' && targetFolder === 'locales' && isType) return []
    if (folder === 'remotes/storefront' && targetFolder === 'locales' && file.includes('/boot/')) return []
    // The shell does not use the patterns of admin pages, it provides them to its areas.
    if (file === 'shell/federation/admin-modules.ts' && targetFolder === 'shared/admin') return []
    // The script that the documents contain; the gateway allows it by its hash.
    if (folder === 'webpack' && target === 'shell/boot/preload-script.ts') return []
    // The form of the texts that the build writes and the library reads.
    if (folder === 'webpack' && target === 'shared/ui/ui-provider/aria-texts.ts' && isType) return []
    return [`${file}: ${folder} may not import ${target} (“${from}”)`]
  })
}

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

test.each(Object.keys(MAY))('%s imports only from its allowed folders', (folder) => {
  expect(
    sourceFiles(folder)
      .filter((file) => !isTest(file))
      .flatMap(faultsOf),
  ).toEqual([])
})

test('an import of one remote by another is detected', () => {
  expect(unitOf('remotes/orders/x.ts')).not.toBe(unitOf('remotes/catalogue/x.ts'))
  expect(targetOf('remotes/orders/pages/x.ts', '../../catalogue/model/y.ts')).toBe(
    'remotes/catalogue/model/y.ts',
  )
})

test('the shell’s code names no orders or products', () => {
  const files = sourceFiles('shell').filter(
    (file) => !/\.test\.|extensions\/paths\.ts$|\/gateway\//.test(file),
  )
  const naming = files.filter((file) =>
    /\b(orders|products?)\b/i.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(naming).toEqual([])
})
