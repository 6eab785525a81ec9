/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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

test('the table has what the declarations mark, and nothing else', () => {
  const report = readFileSync(join(import.meta.dirname, '../../index.ts'), 'utf8')
  const files = [...report.matchAll(/from '(\.\/[^']+)'/g)].map(([, file = '']) => file)
  const marked = files.flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, '../..', file), 'utf8').matchAll(
        /@deprecated[^/]*\*\/\s*export (?:declare )?(?:function|const|type|interface|class) (\w+)/g,
      ),
    ].map(([, name]) => name),
  )
  expect(DEPRECATIONS.map(({ name }) => name).toSorted()).toEqual(marked.toSorted())
})
