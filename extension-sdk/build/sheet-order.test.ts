import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import webpack from 'webpack'

import { compile, type Mode } from './compile.ts'

const folder = mkdtempSync(join(tmpdir(), 'sheet-order-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The warnings of a build whose two pages, in one file of styles, import components in opposite orders. */
function warningsOf(name: string, changed: Readonly<Record<string, string>>, mode: Mode): Promise<string[]> {
  const context = join(folder, name)
  mkdirSync(context)
  const files = {
    'main.js':
      "import(/* webpackChunkName: 'one' */ './one.js'); import(/* webpackChunkName: 'two' */ './two.js')",
    'one.js': "import './badge.js'; import './card.js'",
    'two.js': "import './card.js'; import './badge.js'",
    'card.js': "import './card.module.css'",
    'badge.js': "import './badge.module.css'",
    'card.module.css': '.card { color: red }',
    'badge.module.css': '.badge { color: blue }',
    ...changed,
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(context, file), text)
  const options = {
    ...compile(mode),
    context,
    entry: './main.js',
    output: { path: join(context, 'out') },
    optimization: {
      splitChunks: {
        cacheGroups: { styles: { test: /\.css$/, chunks: 'async' as const, name: 'styles', enforce: true } },
      },
    },
  }
  return new Promise((done, failed) => {
    webpack(options, (error, stats) => {
      if (error || !stats || stats.hasErrors()) failed(error ?? new Error(stats?.toString()))
      else done((stats.toJson({ all: false, warnings: true }).warnings ?? []).map(({ message }) => message))
    })
  })
}

test('style sheets of different components may come in any order', async () => {
  expect(await warningsOf('apart', {}, 'development')).toEqual([])
})

test('components that a release merges into one module are still different ones', async () => {
  const merged = {
    'one.js': "import './kit.js'",
    'two.js': "import './card.module.css'; import './kit.js'",
    'kit.js': "import './badge.js'; import './card.js'",
  }
  expect(await warningsOf('merged', merged, 'production')).toEqual([])
})

test('style sheets that one component uses together are reported when their order differs', async () => {
  const both = { 'badge.js': "import './badge.module.css'; import './card.module.css'" }
  expect(await warningsOf('together', both, 'development')).toEqual([
    expect.stringContaining('Conflicting order'),
  ])
})
