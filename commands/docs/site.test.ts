import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { KINDS } from '../../extension-sdk/points/kinds.ts'
import { htmlOf, parseMarkdown } from './markdown-html.ts'
import { writeDocumentSite } from './site.ts'

let output: string
let pages: string[]

beforeAll(() => {
  output = mkdtempSync(join(tmpdir(), 'stoa-docs-'))
  pages = writeDocumentSite(output, '9.8.7')
})
afterAll(() => rmSync(output, { recursive: true }))

const read = (file: string) => readFileSync(join(output, file), 'utf8')

test('every link leads to a file of the site, and to a section that is there', () => {
  const dead = pages.flatMap((page) =>
    [...read(page).matchAll(/(?:href|src)="([^"]+)"/g)].flatMap(([, url = '']) => {
      if (/^https?:/.test(url)) return []
      const [file = '', anchor] = url.split('#')
      const target = file === '' ? page : file
      if (!existsSync(join(output, target))) return [`${page}: ${url}`]
      return anchor === undefined || read(target).includes(`id="${anchor}"`) ? [] : [`${page}: ${url}`]
    }),
  )
  expect(dead).toEqual([])
})

test('every page is in the navigation of each, and says the version', () => {
  for (const page of pages) {
    const html = read(page)
    expect(pages.filter((other) => !html.includes(`<a href="${other}"`))).toEqual([])
    expect(html).toContain('<span>9.8.7</span>')
    expect(html.split('aria-current="page"')).toHaveLength(2)
  }
})

const filesIn = (group: string) => [...group.matchAll(/href="([\w-]+)\.html"/g)].map(([, file]) => file)

test('each document is in its group', () => {
  const [, points = '', recipes = '', operating = '', reference = ''] = read('index.html').split(
    /<h2>(?:Points|Recipes|Operating|Reference)<\/h2>/,
  )

  expect(filesIn(points)).toEqual(
    expect.arrayContaining([...Object.values(KINDS).map(({ noun }) => noun.replace(' ', '-')), 'zones']),
  )
  expect(filesIn(recipes)).toEqual(expect.arrayContaining(['ui', 'data', 'ci', 'playground', 'debugging']))
  expect(filesIn(recipes).filter((file) => filesIn(points).includes(file))).toEqual([])
  expect(filesIn(operating)).toEqual(
    expect.arrayContaining(['operating', 'trust', 'isolation', 'compatibility']),
  )
  expect(filesIn(reference)).toEqual(
    expect.arrayContaining(['admin-api', 'ui-props', 'api-report', 'changelog']),
  )
})

test('the search has every section with its words', () => {
  const sections = JSON.parse(read('sections.js').replace(/^const sections = /, '')) as {
    heading: string
    url: string
    text: string
  }[]
  const styles = sections.find(({ url }) => url === 'index.html#styles')

  expect(styles).toMatchObject({ heading: 'Styles', text: expect.stringContaining('@layer extensions') })
})

test('texts of documents are never markup', () => {
  const node = parseMarkdown('# A `<b>`\n\nx < y & "z" [l](a"b)\n\n| `<i>` |\n| - |\n| `<u>` |')

  expect(htmlOf(node, (url) => url)).toBe(
    '<h1 id="a-b"><a href="#a-b">A <code>&lt;b&gt;</code></a></h1>' +
      '<p>x &lt; y &amp; &quot;z&quot; <a href="a&quot;b">l</a></p>' +
      '<div class="table"><table><thead><tr><th><code>&lt;i&gt;</code></th></tr></thead><tbody><tr><td><code>&lt;u&gt;</code></td></tr></tbody></table></div>',
  )
})

test('markup that the site cannot show is an error, not lost', () => {
  expect(() => htmlOf(parseMarkdown('<b>bold</b>'), (url) => url)).toThrow(
    'markup that the site cannot show: html',
  )
})
