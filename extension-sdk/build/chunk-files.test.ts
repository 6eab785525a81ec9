import type { Compilation } from 'webpack'

import { chunkFiles, chunkName, entryFile } from './chunk-files.ts'

const group = (...files: string[]) => ({ getFiles: () => files })

const compilation = {
  namedChunkGroups: new Map([
    ['pages-list', group('pages-list.1.js', 'pages-list.1.css', 'pages-list.1.js.map')],
  ]),
  entrypoints: new Map([['stoa_care_1', group('entry.1.js.map', 'entry.1.js')]]),
} as unknown as Compilation

test('a chunk is called after its module', () => {
  expect(chunkName('./pages/list')).toBe('pages-list')
})

test('a module needs its scripts and styles, not their maps', () => {
  expect(chunkFiles(compilation, ['./pages/list'])).toEqual({
    './pages/list': ['pages-list.1.js', 'pages-list.1.css'],
  })
})

test('a module without a chunk is an error', () => {
  expect(() => chunkFiles(compilation, ['./pages/list', './gone'])).toThrow(
    'webpack made no chunk for ./gone',
  )
})

test('the entry is the script of its global', () => {
  expect(entryFile(compilation, 'stoa_care_1')).toBe('entry.1.js')
  expect(() => entryFile(compilation, 'stoa_care_2')).toThrow('webpack made no entry for stoa_care_2')
})
