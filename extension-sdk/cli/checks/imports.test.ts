/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { LENT_NAMES } from '../../build/lent-names.ts'
import { ROOT } from '../testing/author-folder.ts'
import { importFaults, secondReactFaults } from './imports.ts'
import { readSyntax } from './syntax.ts'

const faultsOf = (source: string) =>
  importFaults(ROOT, [{ path: 'page.tsx', ...readSyntax(source, true) }]).map(({ message }) => message)

test.each([
  `import { useState } from 'react'`,
  `import { Link, type useMatches } from 'react-router'`,
  `import type { Router } from 'react-router'`,
  `import { useQuery } from '@tanstack/react-query'`,
  `import { useClient } from '@stoa/extension-sdk'`,
  `import semver from 'semver'`,
  `import { readFileSync } from './files.ts'`,
])('%s is there when it runs', (source) => {
  expect(faultsOf(source)).toEqual([])
})

test.each([
  [`import { useMatches, Link } from 'react-router'`, 'the shell does not lend useMatches of react-router'],
  [`export { QueryClient } from '@tanstack/react-query'`, 'the shell does not lend QueryClient'],
  [`import { createRoot } from 'react-dom/client'`, 'the shell does not lend react-dom/client'],
  [
    `import { buildExtension } from '@stoa/extension-sdk/build'`,
    'the shell does not lend @stoa/extension-sdk/build',
  ],
  [`import { join } from 'node:path'`, 'node:path belongs to Node'],
  [`import { readFileSync } from 'fs'`, 'fs belongs to Node'],
  [`const os = await import('os')`, 'os belongs to Node'],
])('%s is not', (source, message) => {
  expect(faultsOf(source)).toEqual([expect.stringContaining(message)])
})

test('a second React is found in what was built', () => {
  const react = readFileSync(join(ROOT, 'node_modules/react/cjs/react.production.js'), 'utf8')
  expect(
    secondReactFaults(
      new Map([
        ['a.js', react],
        ['b.js', 'react'],
      ]),
    ),
  ).toMatchObject([{ where: 'a.js' }])
})

test.each(['react-router', '@tanstack/react-query'])('of %s it knows what the shell lends', (name) => {
  const facade = `shell/federation/facades/${name.replace('@tanstack/', '')}.ts`
  const { imports } = readSyntax(readFileSync(join(ROOT, facade), 'utf8'), false)
  expect(imports.map(({ names }) => names)).toEqual([LENT_NAMES[name]])
})
