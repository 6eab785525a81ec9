import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'

import { ROOT } from '../stack/paths.ts'
import { packDocuments } from './packed-documents.ts'

let target: string

beforeAll(() => {
  target = mkdtempSync(join(tmpdir(), 'stoa-packed-'))
  packDocuments(target)
})
afterAll(() => rmSync(target, { recursive: true }))

/** Whether the package has a file; declarations are compiled from the sources beside the documents. */
const isPacked = (path: string): boolean =>
  existsSync(join(target, path)) ||
  (path.endsWith('.d.ts') && existsSync(join(ROOT, 'extension-sdk', path.replace(/\.d\.ts$/, '.ts'))))

test('every link of a packed document leads to a file of the package', () => {
  const documents = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.md') && file !== 'api-report.md',
  )
  const dead = documents.flatMap((file) =>
    [...readFileSync(join(target, file), 'utf8').matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)].flatMap(
      ([, url = '']) => {
        const path = posix.join(posix.dirname(file), url)
        return /^[a-z]+:/i.test(url) || isPacked(path) ? [] : [`${file}: ${url}`]
      },
    ),
  )
  expect(documents.length).toBeGreaterThan(20)
  expect(dead).toEqual([])
})

test('the gateway is a document of the package, and types are read as declarations', () => {
  const readme = readFileSync(join(target, 'README.md'), 'utf8')
  expect(readme).toContain('[gateway](docs/operating.md)')
  expect(readme).toContain('](points/entities.d.ts)')
  const operating = readFileSync(join(target, 'docs/operating.md'), 'utf8')
  expect(operating).toContain('](trust.md#sign-a-feed)')
  expect(operating).not.toContain('../frames')
})
