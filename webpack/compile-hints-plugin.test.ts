import { expect, it } from '@jest/globals'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import webpack from 'webpack'

import { CompileHintsPlugin } from './compile-hints-plugin.ts'

const folder = mkdtempSync(join(tmpdir(), 'compile-hints-'))
afterAll(() => rmSync(folder, { recursive: true }))

const build = (plugins: webpack.Configuration['plugins']): Promise<void> =>
  new Promise((done, failed) => {
    const options = {
      context: folder,
      entry: './main.js',
      mode: 'production' as const,
      output: { path: folder, filename: 'out/[name].js', chunkFilename: 'out/[name].js' },
      ...(plugins && { plugins }),
    }
    webpack(options, (error, stats) => {
      if (error || stats?.hasErrors()) failed(error ?? new Error(stats?.toString()))
      else done()
    })
  })

it('marks what a page needs first, also after the minimizer, and nothing else', async () => {
  writeFileSync(join(folder, 'main.js'), "import(/* webpackChunkName: 'later' */ './later.js')")
  writeFileSync(join(folder, 'later.js'), "console.log('later')")
  await build([new CompileHintsPlugin(['main'])])
  const firstLine = (name: string) => readFileSync(join(folder, 'out', name), 'utf8').split('\n')[0]
  expect(firstLine('main.js')).toBe('//# allFunctionsCalledOnLoad')
  expect(firstLine('later.js')).not.toContain('allFunctionsCalledOnLoad')
})
