/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { importsOf, ROOT, sourceFiles } from './source-files.ts'

const suites = ['shared', 'shell', 'remotes', 'extension-sdk', 'tests']
  .flatMap(sourceFiles)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => importsOf(file).some(({ from }) => from === 'nock'))

/** Suites share a process, and nock patches the network of the whole process: the next suite would hang. */
test.each(suites)('%s restores the network', (file) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(/\bnock\.restore\(\)|\bwatchBackend\(\)/)
})
