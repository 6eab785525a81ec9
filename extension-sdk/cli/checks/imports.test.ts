import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { SHARED_NAMES } from '../../build/shared-names.ts'
import { ROOT } from '../testing/author-folder.ts'
import { importFaults, installFaults, lacksShared, packageFaults, secondReactFaults } from './imports.ts'
import { readSyntax } from './syntax.ts'

const faultsOf = (source: string) =>
  importFaults(ROOT, [{ path: 'page.tsx', ...readSyntax(source, true) }]).map(({ message }) => message)

test('a package that is not installed is named, with what installs it', () => {
  const source = `import semver from 'semver/functions/valid.js'
    import { parse } from '@babel-none/parser/lib'
    import './page.css'
    import path from 'node:path'
    export const load = () => import('none-such')`
  const files = [{ path: 'page.tsx', ...readSyntax(source, true) }]
  expect(packageFaults(ROOT, files).map(({ where, message }) => `${where} ${message}`)).toEqual([
    'page.tsx:2 @babel-none/parser is not installed: npm install @babel-none/parser',
    'page.tsx:5 none-such is not installed: npm install none-such',
  ])
})

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
  [`import { useMatches, Link } from 'react-router'`, 'the shell does not share useMatches of react-router'],
  [`export { QueryClient } from '@tanstack/react-query'`, 'the shell does not share QueryClient'],
  [`import { createRoot } from 'react-dom/client'`, 'the shell does not share react-dom/client'],
  [
    `import { buildExtension } from '@stoa/extension-sdk/build'`,
    'the shell does not share @stoa/extension-sdk/build',
  ],
  [`import { join } from 'node:path'`, 'node:path belongs to Node'],
  [`import { readFileSync } from 'fs'`, 'fs belongs to Node'],
  [`const os = await import('os')`, 'os belongs to Node'],
])('%s is not', (source, message) => {
  expect(faultsOf(source)).toEqual([expect.stringContaining(message)])
})

describe('what is shared and imported', () => {
  const PAGE = `import { Link } from 'react-router'
    import semver from 'semver'
    import { Link as Again } from 'react-router'`
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stoa-imports-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const installed = (version: string) => {
    const packageFolder = join(folder, 'node_modules/react-router')
    mkdirSync(packageFolder, { recursive: true })
    writeFileSync(join(packageFolder, 'package.json'), JSON.stringify({ name: 'react-router', version }))
  }
  const faults = () => installFaults(folder, [{ path: 'page.tsx', ...readSyntax(PAGE, true) }])

  test('must be installed, for types, tests and the checks that show components', () => {
    expect(faults()).toEqual([
      {
        rule: 'install',
        where: 'package.json',
        message: 'react-router is not installed: npm install --save-dev react-router@8.5.1',
      },
    ])
    expect(lacksShared(faults())).toBe(true)
  })

  test('must be a version that the shell shares', () => {
    installed('7.9.0')
    expect(faults()).toMatchObject([
      { message: 'react-router is 7.9.0, the shell shares 8.5.1: npm install --save-dev react-router@8.5.1' },
    ])
    installed('8.0.0')
    expect(faults()).toEqual([])
    expect(lacksShared(faults())).toBe(false)
  })
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

test.each(['react-router', '@tanstack/react-query'])('of %s it knows what the shell shares', (name) => {
  const facade = `shell/federation/facades/${name.replace('@tanstack/', '')}.ts`
  const { imports } = readSyntax(readFileSync(join(ROOT, facade), 'utf8'), false)
  expect(imports.map(({ names }) => names)).toEqual([SHARED_NAMES[name]])
})
