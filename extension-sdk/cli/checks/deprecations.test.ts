import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { deprecatedUses, DEPRECATIONS } from './deprecations.ts'
import { describeFault } from './fault.ts'
import { readSyntax } from './syntax.ts'

const old = {
  from: '@stoa/extension-sdk',
  name: 'useOld',
  since: '0.3.0',
  until: '0.5.0',
  instead: 'use useNew',
}
const faults = (source: string) =>
  deprecatedUses([{ path: 'page.tsx', ...readSyntax(source, true) }], [old]).map(describeFault)

test('an import of a deprecated export is a warning with its line, also under another name', () => {
  expect(
    faults("import { useNew } from '@stoa/extension-sdk'\nimport { useOld as x } from '@stoa/extension-sdk'"),
  ).toEqual([
    'page.tsx:2 (warning, deprecated): useOld is deprecated since SDK 0.3.0 and removed in 0.5.0: use useNew',
  ])
})

test('the same name of another package is none', () => {
  expect(faults("import { useOld } from './own.ts'")).toEqual([])
})

const SDK = join(import.meta.dirname, '../..')
const MARK = /@deprecated[^/]*\*\/\s*export (?:declare )?(?:function|const|type|interface|class) (\w+)/g

/** The marked exports of an entry point: its own, and those of the files that it exports from. */
function markedIn(file: string, read: (file: string) => string): string[] {
  const text = read(file)
  const others = [...text.matchAll(/from '(\.\.?\/[^']+)'/g)].map(([, from = '']) =>
    join(dirname(file), from),
  )
  return [text, ...others.map(read)].flatMap((source) =>
    [...source.matchAll(MARK)].map(([, name = '']) => name),
  )
}

test('the table has what the declarations of every entry point mark, and nothing else', () => {
  const { exports: entryPoints } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const read = (file: string) => readFileSync(join(SDK, file), 'utf8')
  const marked = Object.entries(entryPoints)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .flatMap(([entryPoint, file]) =>
      markedIn(file, read).map((name) => `${entryPoint.replace('.', '@stoa/extension-sdk')} ${name}`),
    )
  const tabled = DEPRECATIONS.map(({ from, name }) => `${from} ${name}`)
  expect(Object.keys(entryPoints)).toEqual(expect.arrayContaining(['.', './data', './ui', './testing']))
  expect(tabled.toSorted()).toEqual(marked.toSorted())
})

test('a mark is found in the entry point itself and in the files that it exports from', () => {
  const files: Readonly<Record<string, string>> = {
    'data/index.ts': "export { useOld } from './old.ts'\n/** @deprecated */\nexport const older = 1",
    'data/old.ts': '/** Reads.\n * @deprecated use useNew\n */\nexport function useOld() {}',
  }
  expect(markedIn('data/index.ts', (file) => files[file] ?? '')).toEqual(['older', 'useOld'])
})
