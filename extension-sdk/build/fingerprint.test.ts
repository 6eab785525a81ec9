import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { fingerprint } from './fingerprint.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  write('a.ts', 'one')
  write('deep/b.ts', 'two')
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

test('stays the same in another place and at another time', () => {
  const before = fingerprint([folder])
  const copy = mkdtempSync(join(tmpdir(), 'fingerprint-copy-'))
  cpSync(folder, copy, { recursive: true })
  utimesSync(join(copy, 'a.ts'), 0, 0)
  expect(fingerprint([copy])).toBe(before)
  expect(before).toMatch(/^[0-9a-f]{12}$/)
  rmSync(copy, { recursive: true })
})

test.each([
  ['a file changes', () => write('deep/b.ts', 'three')],
  ['a file comes', () => write('c.ts', '')],
  ['a file is renamed', () => renameSync(join(folder, 'a.ts'), join(folder, 'z.ts'))],
  ['content moves from one file into the next', () => (write('a.ts', 'onet'), write('deep/b.ts', 'wo'))],
])('changes when %s', (_, change) => {
  const before = fingerprint([folder])
  change()
  expect(fingerprint([folder])).not.toBe(before)
})

test.each(['node_modules/x/index.js', 'deep/dist/out.js', 'tests/a.ts', 'deep/b.test.ts', 'deep/b.test.tsx'])(
  'does not look at %s',
  (file) => {
    const before = fingerprint([folder])
    write(file, 'anything')
    expect(fingerprint([folder])).toBe(before)
  },
)

test('does not look at a folder that its builds are published into', () => {
  const before = fingerprint([folder])
  write('out/feed.json', '{}')
  write('out/extensions/care/entry.js', 'anything')
  expect(fingerprint([folder])).toBe(before)
})

test('takes single files, and notices when one appears', () => {
  const file = join(folder, 'lock.json')
  const absent = fingerprint([file])
  write('lock.json', '')
  expect(fingerprint([file])).not.toBe(absent)
})
