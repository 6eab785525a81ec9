import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import webpack, { type Compilation, type Compiler } from 'webpack'

import {
  PRELOAD_DATA_ID,
  PRELOAD_SCRIPT,
  type PreloadData,
  type PreloadedFile,
} from '../shell/boot/preload-script.ts'

const NAME = 'StoaDocumentsPlugin'
const USUAL_BACKEND = 'http://localhost:9000'

/** One HTML document of a site. */
export interface Document {
  /** Its path in the output, for example `a/index.html`. */
  path: string
  /** Names of the chunks that its page needs first: their styles and scripts load with the document. Default none. */
  chunks?: readonly string[]
  /** Search engines leave it out. Default false. */
  isUnlisted?: boolean
}

/** What a site's documents load beside the entry; the browser decides, see `PRELOAD_SCRIPT`. */
export interface Preload {
  /** The key of local storage that decides. */
  key: string
  /** Names of chunks. */
  set: readonly string[]
  unset: readonly string[]
  later: readonly string[]
  /** Addresses of data that are needed where the key is set. */
  data: readonly string[]
}

interface DocumentsOptions {
  /** Whether the browser checks what it loads; a development build changes too often for that. */
  isChecked: boolean
  /** The HTML file that all documents are made from. */
  template: string
  /** The backend's address in the template's `stoa-backend` is replaced by this one. */
  backend?: string
  documents: readonly Document[]
  /** Default: nothing. */
  preload?: Preload | undefined
}

type Hashes = ReadonlyMap<string, string>

/** Of what pages load: a script at the top of the site is a worker. */
function hashesOf(compilation: Compilation): Hashes {
  const files = compilation.getAssets().filter(({ name }) => /\/.*\.(js|css)$/.test(name))
  return new Map(
    files.map(({ name, source }) => [
      name,
      `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`,
    ]),
  )
}

/** The scripts and styles of a chunk and of what it needs. */
export function filesOf(compilation: Compilation, group: string): string[] {
  const found = compilation.entrypoints.get(group) ?? compilation.namedChunkGroups.get(group)
  if (!found) throw new Error(`a document asks for the chunk ${group}, which does not exist`)
  // While developing, a chunk also has the files of its last hot update, which only the runtime may load.
  return found.getFiles().filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'))
}

function tagOf(file: string, hash: string | undefined): string {
  const checked = hash ? `integrity="${hash}" crossorigin` : 'crossorigin'
  if (file.endsWith('.css')) return `<link rel="stylesheet" href="/${file}" ${checked} />`
  return `<script defer src="/${file}" ${checked}></script>`
}

const hintOf = (file: string, hash: string | undefined): string =>
  `<link rel="preload" as="script" href="/${file}" ${hash ? `integrity="${hash}" ` : ''}crossorigin />`

/** Written over by pages that are for search engines. */
const UNLISTED = '<meta data-page name="robots" content="noindex" />'

const json = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`

/** The files that a document loads beside its entry, and the script that picks them. */
function preloadTags(
  compilation: Compilation,
  { key, set, unset, later, data }: Preload,
  hashes: Hashes,
): string[] {
  const entry = new Set(filesOf(compilation, 'main'))
  const filesIn = (groups: readonly string[]): PreloadedFile[] =>
    [...new Set(groups.flatMap((group) => filesOf(compilation, group)))]
      .filter((file) => !entry.has(file))
      .map((file) => [`/${file}`, file.endsWith('.css') ? 'style' : 'script', hashes.get(file) ?? ''])
  const first = filesIn(set)
  const preload: PreloadData = {
    key,
    // Data first: more follows from it, and over HTTP/1.1 only six files travel at a time.
    set: [...data.map((href): PreloadedFile => [href, 'fetch', '']), ...first],
    unset: filesIn(unset),
    later: filesIn(later).filter(([file]) => !first.some(([href]) => href === file)),
  }
  return [json(PRELOAD_DATA_ID, preload), `<script>${PRELOAD_SCRIPT}</script>`]
}

/** What a document says beside what all documents of the site say. */
function ownTags(compilation: Compilation, { chunks = [], isUnlisted }: Document, hashes: Hashes): string[] {
  const entry = new Set(filesOf(compilation, 'main'))
  const files = new Set(chunks.flatMap((chunk) => filesOf(compilation, chunk)))
  const tags = [...files]
    .filter((file) => !entry.has(file))
    .map((file) => (file.endsWith('.css') ? tagOf(file, hashes.get(file)) : hintOf(file, hashes.get(file))))
  return isUnlisted ? [UNLISTED, ...tags] : tags
}

/** Without hashes, in development, there are no hints either: they change too often to be worth their while. */
function headOf(compilation: Compilation, preload: Preload | undefined, hashes: Hashes): string {
  const entry = filesOf(compilation, 'main')
  const tags = entry.map((file) => tagOf(file, hashes.get(file)))
  if (hashes.size === 0) return tags.join('\n    ')
  const map = Object.fromEntries(
    [...hashes].filter(([file]) => !entry.includes(file)).map(([file, hash]) => [`/${file}`, hash]),
  )
  return [
    ...(preload ? preloadTags(compilation, preload, hashes) : []),
    ...tags,
    json('stoa-integrity', map),
  ].join('\n    ')
}

/**
 * Writes the HTML documents of a site: the entry with its integrity hashes, hints for the chunks that follow,
 * and the hashes of all later chunks as data for the page's `stoaIntegrity`.
 */
export class DocumentsPlugin {
  readonly #options: DocumentsOptions

  constructor(options: DocumentsOptions) {
    this.#options = options
  }

  apply(compiler: Compiler): void {
    const { template, documents, preload, isChecked, backend = USUAL_BACKEND } = this.#options
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(template)
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const html = readFileSync(template, 'utf8').replaceAll(USUAL_BACKEND, backend)
        const hashes = isChecked ? hashesOf(compilation) : new Map<string, string>()
        const head = headOf(compilation, preload, hashes)
        for (const document of documents) {
          const tags = [head, ...ownTags(compilation, document, hashes)].join('\n    ')
          const source = html.replace('</head>', () => `  ${tags}\n  </head>`)
          compilation.emitAsset(document.path, new webpack.sources.RawSource(source))
        }
      })
    })
  }
}
