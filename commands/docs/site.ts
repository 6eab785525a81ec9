import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

import { KINDS } from '../../extension-sdk/points/kinds.ts'
import { ROOT } from '../stack/paths.ts'
import { anchorOf, escaped, htmlOf, parseMarkdown, plainText, type MarkdownNode } from './markdown-html.ts'

const SDK = 'extension-sdk'
const ASSETS = join(import.meta.dirname, 'assets')

/** One page of the site. */
interface SitePage {
  /** The document, relative to the repository. */
  source: string
  /** The file of the site. */
  file: string
  title: string
  group: string
  node: MarkdownNode
}

/** A section that the search finds. */
interface Section {
  page: string
  heading: string
  url: string
  text: string
}

const POINTS = new Set([...Object.values(KINDS).map(({ noun }) => noun.replace(' ', '-')), 'zones'])

/** What stands beside the documents of `docs`. */
const OTHERS: readonly [source: string, file: string, group: string][] = [
  [`${SDK}/README.md`, 'index.html', 'Start'],
  [`${SDK}/GUIDE.md`, 'guide.html', 'Start'],
  [`${SDK}/examples/loyalty/README.md`, 'loyalty.html', 'Start'],
  ['shell/gateway/README.md', 'operating.html', 'Operating'],
  [`${SDK}/CHANGELOG.md`, 'changelog.html', 'Reference'],
  [`${SDK}/api-report.md`, 'api-report.html', 'Reference'],
]

const GROUPS = ['Start', 'Points', 'Recipes', 'Operating', 'Reference']

function pageOf(source: string, file: string, group: string): SitePage {
  const node = parseMarkdown(readFileSync(join(ROOT, source), 'utf8'))
  const heading = node.children?.find(({ type, depth }) => type === 'heading' && depth === 1)
  return { source, file, group, node, title: heading ? plainText(heading) : file }
}

const OPERATING = new Set(['trust', 'isolation', 'compatibility'])

function groupOf(name: string): string {
  if (POINTS.has(name)) return 'Points'
  if (['admin-api', 'ui-props'].includes(name)) return 'Reference'
  return OPERATING.has(name) ? 'Operating' : 'Recipes'
}

/** Every page, in the order of the navigation. */
function sitePages(): SitePage[] {
  const documents = readdirSync(join(ROOT, SDK, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace('.md', ''))
  const pages = [
    ...OTHERS.map(([source, file, own]) => pageOf(source, file, own)),
    ...documents.map((name) => pageOf(`${SDK}/docs/${name}.md`, `${name}.html`, groupOf(name))),
  ]
  return pages.toSorted((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group))
}

const isElsewhere = (url: string): boolean => /^[a-z]+:/i.test(url)

/**
 * Where a link of a document leads in the site: to the page of a document, to a section, or to a copy of a file. `onFile`
 * hears of files to copy. Throws for a link that leads nowhere.
 */
function linkFrom(
  page: SitePage,
  pages: readonly SitePage[],
  onFile: (source: string, file: string) => void,
) {
  return (url: string): string => {
    if (isElsewhere(url) || url.startsWith('#')) return url
    const [path = '', anchor] = url.split('#')
    const source = posix.join(posix.dirname(page.source), path).replace(/\/$/, '')
    const target = pages.find((other) => [source, `${source}/README.md`].includes(other.source))
    if (target) return anchor === undefined ? target.file : `${target.file}#${anchor}`
    if (source === `${SDK}/docs`) return 'zones.html'
    if (!existsSync(join(ROOT, source))) throw new Error(`${page.source} links to ${url}, which is not there`)
    const file = `files/${source.replace(`${SDK}/`, '')}${/\.tsx?$/.test(source) ? '.txt' : ''}`
    onFile(source, file)
    return file
  }
}

/** The sections of a page, each with the words below its heading. */
function sectionsOf({ node, title, file }: SitePage): Section[] {
  const sections: Section[] = [{ page: title, heading: title, url: file, text: '' }]
  for (const child of node.children ?? []) {
    const text = plainText(child)
    const last = sections.at(-1)
    if (child.type === 'heading' && (child.depth ?? 1) > 1)
      sections.push({ page: title, heading: text, url: `${file}#${anchorOf(text)}`, text: '' })
    else if (last && child.type !== 'heading') last.text += ` ${words(child)}`
  }
  return sections
}

const words = (node: MarkdownNode): string =>
  node.value ??
  (node.children ?? []).map(words).join(['tableRow', 'list', 'table'].includes(node.type) ? ' ' : '')

function navigation(pages: readonly SitePage[], current: SitePage): string {
  const links = (group: string) =>
    pages
      .filter((page) => page.group === group)
      .map(
        ({ file, title }) =>
          `<li><a href="${file}"${file === current.file ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`,
      )
      .join('')
  return GROUPS.map((group) => `<h2>${group}</h2><ul>${links(group)}</ul>`).join('')
}

const document = (version: string, title: string, aside: string, main: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)} · Stoa extension SDK ${version}</title>
    <link rel="stylesheet" href="site.css" />
    <script defer src="sections.js"></script>
    <script defer src="site.js"></script>
  </head>
  <body>
    <header>
      <a href="index.html">Stoa extension SDK</a>
      <span>${version}</span>
      <search><input type="search" id="search" placeholder="Search" aria-label="Search the documents" aria-controls="found" autocomplete="off" /><ul id="found" aria-live="polite" hidden></ul></search>
    </header>
    <nav aria-label="Documents">${aside}</nav>
    <main>${main}</main>
  </body>
</html>
`

/** Writes the documents of an SDK version as a site of static files, which needs no server. Answers its pages. */
export function writeDocumentSite(output: string, version: string): string[] {
  const pages = sitePages()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(output, file)), { recursive: true })
    writeFileSync(join(output, file), text)
  }
  const copy = (source: string, file: string) => {
    mkdirSync(dirname(join(output, file)), { recursive: true })
    cpSync(join(ROOT, source), join(output, file), { recursive: true })
  }
  for (const page of pages) {
    const html = htmlOf(page.node, linkFrom(page, pages, copy))
    write(page.file, document(version, page.title, navigation(pages, page), html))
  }
  const sections = pages.filter(({ file }) => file !== 'api-report.html').flatMap(sectionsOf)
  write('sections.js', `const sections = ${JSON.stringify(sections)}\n`)
  for (const file of readdirSync(ASSETS)) cpSync(join(ASSETS, file), join(output, file))
  return pages.map(({ file }) => file)
}
