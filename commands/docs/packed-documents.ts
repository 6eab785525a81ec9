import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'

import { ROOT } from '../stack/paths.ts'

const SDK = 'extension-sdk'

/** The documents of the SDK, and what they link to. */
const DOCUMENTS = ['docs', 'examples', 'README.md', 'GUIDE.md', 'CHANGELOG.md', 'api-report.md']

/** Documents from elsewhere in the repository, with their paths in the package. */
const ELSEWHERE: Readonly<Record<string, string>> = { 'shell/gateway/README.md': 'docs/operating.md' }

const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g

const isOwn = (path: string): boolean => !/[\\/](node_modules|dist)$/.test(path)

/** Where a file of the repository is in the package; undefined when it is not part of it. */
function packedPath(source: string): string | undefined {
  if (Object.hasOwn(ELSEWHERE, source)) return ELSEWHERE[source]
  if (!source.startsWith(`${SDK}/`)) return undefined
  const path = source.slice(SDK.length + 1)
  const isCopied = DOCUMENTS.some((name) => path === name || path.startsWith(`${name}/`))
  // Of compiled sources authors read the declarations.
  return isCopied ? path : path.replace(/\.tsx?$/, '.d.ts')
}

/** The text of a document whose links lead to the files of the package; of others only their texts are left. */
function withPackedLinks(text: string, source: string): string {
  const from = posix.dirname(packedPath(source) ?? '')
  return text.replace(LINK, (link, label: string, url: string) => {
    const [path = '', anchor] = url.split('#')
    const target = posix.join(posix.dirname(source), path).replace(/\/$/, '')
    if (path === '' || /^[a-z]+:/i.test(url) || !existsSync(join(ROOT, target))) return link
    const packed = packedPath(target)
    if (packed === undefined) return label
    const way = posix.relative(from, packed)
    return `[${label}](${way}${anchor === undefined ? '' : `#${anchor}`})`
  })
}

/** Copies the documents into the package, with links that lead to files of it. */
export function packDocuments(target: string): void {
  for (const name of DOCUMENTS)
    cpSync(join(ROOT, SDK, name), join(target, name), { recursive: true, filter: isOwn })
  const own = readdirSync(target, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => DOCUMENTS.includes(file.split('/')[0] ?? '') && file.endsWith('.md'))
    .map((file) => [`${SDK}/${file}`, file] as const)
  for (const [source, file] of [...own, ...Object.entries(ELSEWHERE)])
    writeFileSync(join(target, file), withPackedLinks(readFileSync(join(ROOT, source), 'utf8'), source))
}
