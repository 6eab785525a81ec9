import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT, sourceFiles } from './source-files.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const pages = ['shell', 'remotes']
  .flatMap(sourceFiles)
  .filter((file) => !file.includes('.test.'))
  .map(read)
  .join('\n')

/** The names that a pattern finds, once each. */
const named = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))].toSorted()

/** The entities of the lists that `ListPage` renders, with their zones, contributed columns and actions. */
const listed = named(pages, /\n {2,4}entity: '(\w+)'/g)

/** The zones of the frames that `RecordFrame` renders. */
const framed = named(pages, /zone: \{\s+name: '([a-z_.]+)'/g)

test('docs/zones.md marks exactly the zones that pages have', () => {
  const rows = read('extension-sdk/docs/zones.md').match(/^\| `.*✓.*\|$/gm) ?? []
  const marked = rows.flatMap((row) => named(row, /`([a-z_]+\.[a-z_.]+)`/g))
  const ofLists = listed.flatMap((entity) => [`${entity}.list.before`, `${entity}.list.after`])
  const ofRecords = framed.flatMap((stem) => [`${stem}.before`, `${stem}.after`])
  const there = [
    ...new Set([...named(pages, /<(?:Shop)?Zone\s+name="([^"]+)"/g), ...ofLists, ...ofRecords]),
  ].toSorted()
  expect(there).toContain('order.details.before')
  expect(marked.toSorted()).toEqual(there)
})

test.each([
  ['Lists', 'product', /useListContributions\('(\w+)'/g, listed],
  ['Forms', 'product', /useContributedFields\('(\w+)'/g, []],
])(
  'the section %s of the README marks everything that is in a page, and nothing else',
  (heading, known, pattern, more) => {
    const [, section = ''] = read('extension-sdk/README.md').split(`\n## ${heading}\n`)
    const there = [...new Set([...named(pages, pattern), ...more])].toSorted()
    expect(there).toContain(known)
    expect(named(section.split('\n## ')[0] ?? '', /`(\w+)` ✓/g)).toEqual(there)
  },
)
