import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'

import { compressTree } from './compress.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
  file = join(folder, 'texts.json')
  writeFileSync(file, '{"a":1}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const unpacked = () => [
  brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
  gunzipSync(readFileSync(`${file}.gz`)).toString(),
]

test('compresses a file again only when it changed', async () => {
  await compressTree(folder)
  const compressedElsewhere = gzipSync('{"a":1}', { level: 1 })
  writeFileSync(`${file}.gz`, compressedElsewhere)
  await compressTree(folder)
  expect(readFileSync(`${file}.gz`)).toEqual(compressedElsewhere)
  writeFileSync(file, '{"a":2}')
  await compressTree(folder)
  expect(unpacked()).toEqual(['{"a":2}', '{"a":2}'])
})

test.each(['br', 'gz'])('a .%s is not older than the file, which servers take for stale', async (kind) => {
  await compressTree(folder)
  utimesSync(`${file}.${kind}`, 0, 0)
  await compressTree(folder)
  expect(statSync(`${file}.${kind}`).mtimeMs).toBeGreaterThanOrEqual(statSync(file).mtimeMs)
})

test('compresses a file again whose compressed one was cut off', async () => {
  await compressTree(folder)
  truncateSync(`${file}.br`, 3)
  await compressTree(folder)
  expect(unpacked()).toEqual(['{"a":1}', '{"a":1}'])
})
