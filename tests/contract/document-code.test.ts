import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'

import type { Uses } from '@stoa/extension-sdk/manifest'

import { readSyntax } from '../../extension-sdk/cli/checks/syntax.ts'
import { undeclaredCalls } from '../../extension-sdk/cli/checks/undeclared-calls.ts'
import { ROOT } from './source-files.ts'

const SDK = join(ROOT, 'extension-sdk')
const POINTS = readdirSync(join(SDK, 'docs')).filter((name) => name.endsWith('.md'))
const DOCUMENTS = [
  'README.md',
  'GUIDE.md',
  'examples/loyalty/README.md',
  ...POINTS.map((name) => `docs/${name}`),
]

/** A part of a declaration, as documents show it in JavaScript, in a whole one. */
const declarationOf = (part: string): string =>
  `import { defineExtension } from '@stoa/extension-sdk'

   export default defineExtension({
     name: 'sample',
     version: '0.1.0',
     sdk: '^0.3.0',
     ${part.includes('uses:') ? '' : 'uses: {},'}
     ${part}
   })`

/** What people scroll with the keyboard. */
const SCROLLABLE = `
  import type { ReactNode } from 'react'

  export const Scrollable = ({ label, children }: { label: string; children: ReactNode }) => (
    <section aria-label={label} tabIndex={0}>
      {children}
    </section>
  )`

/** The code of a document; a block behind a line such as “`commands/count.ts`:” is that file. */
const blocksOf = (document: string): { file: string; code: string }[] =>
  [
    ...readFileSync(join(SDK, document), 'utf8').matchAll(
      /(?:`(?<named>[\w/.-]+\.tsx?)`:\n\n)?```(?<kind>tsx?|js)\n(?<code>.*?)```/gs,
    ),
  ].map(({ groups = {} }, index) => ({
    file:
      groups['named'] ?? `${document.replaceAll('/', '-')}-${index}.${groups['kind']?.replace('js', 'ts')}`,
    code: groups['kind'] === 'js' ? declarationOf(groups['code'] ?? '') : (groups['code'] ?? ''),
  }))

const run = (program: string, args: readonly string[], folder: string) => {
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin', program), args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return { status, stdout }
}

test('the code in the SDK’s documents compiles and lints in a project made by “stoa create”', () => {
  const blocks = DOCUMENTS.flatMap(blocksOf)
  const files = blocks.map(({ file }) => file)
  expect(files).toContain('commands/count.ts')
  expect(blocks.map(({ code }) => code)).toContainEqual(expect.stringContaining("icon: 'heart'"))
  expect(new Set(files).size).toBe(files.length)
  mkdirSync(join(ROOT, '.stoa'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.stoa/documents-'))
  const write = (file: string, code: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), code)
  }
  try {
    cpSync(join(SDK, 'template'), folder, { recursive: true })
    // The keys of the samples are not those of the template.
    rmSync(join(folder, 'texts.d.ts'))
    write('widgets/care-note.tsx', 'export default function CareNote() {\n  return null\n}\n')
    write('components/scrollable.tsx', SCROLLABLE)
    for (const { file, code } of blocks) write(file, code)
    expect(run('tsc', ['--project', folder], folder)).toEqual({ status: 0, stdout: '' })
    // The repository ignores this folder; as a repository of its own it is linted all the same.
    mkdirSync(join(folder, '.git'))
    expect(run('oxlint', ['--deny-warnings'], folder)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/0 errors\.\n.* on \d{2} files/),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** What a declaration of a sample says that it uses. */
const usesOf = (code: string): Uses[] =>
  [...code.matchAll(/\buses: (\{.*?\})/gs)].map(([, uses]) => runInNewContext(`(${uses})`) as Uses)

/** What all declarations of a document use; the guide goes on with the extension that “stoa create” makes. */
function declaredIn(document: string): Uses {
  const declarations = blocksOf(document).map(({ code }) => code)
  if (document === 'GUIDE.md') declarations.push(readFileSync(join(SDK, 'template/extension.ts'), 'utf8'))
  const all = declarations.filter((code) => code.includes('defineExtension(')).flatMap(usesOf)
  const named = (kind: 'read' | 'write' | 'connect') => all.flatMap((uses) => uses[kind] ?? [])
  return {
    read: named('read'),
    write: named('write'),
    connect: named('connect'),
    storage: all.some(({ storage }) => storage),
  }
}

/** Tests bring their own declaration, or none. */
const isTest = (code: string): boolean => code.includes("'@stoa/extension-sdk/testing'")

test.each(DOCUMENTS)('the calls of the samples in %s are declared beside them', (document) => {
  const uses = declaredIn(document)
  const samples = blocksOf(document).filter(({ code }) => !isTest(code))
  const undeclared = samples.flatMap(({ file, code }) =>
    undeclaredCalls({ name: 'sample', version: '0.1.0', sdk: '^0.3.0', uses }, [
      { path: file, ...readSyntax(code, file.endsWith('x')) },
    ]),
  )
  expect(undeclared.map(({ where, message }) => `${where} ${message}`)).toEqual([])
  const declarations = samples.filter(({ code }) => code.includes('defineExtension('))
  expect(declarations.filter(({ code }) => usesOf(code).length === 0)).toEqual([])
})
