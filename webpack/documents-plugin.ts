import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import webpack, { type Compilation, type Compiler } from 'webpack'

const NAME = 'StoaDocumentsPlugin'
const USUAL_BACKEND = 'http://localhost:9000'

/** One HTML document of a site. */
export interface Document {
  /** Its path in the output, for example `a/index.html`. */
  path: string
  /** Names of chunks that this document is sure to need after its entry, so that they load beside it. */
  preload: readonly string[]
}

interface DocumentsOptions {
  /** Whether the browser checks what it loads; a development build changes too often for that. */
  isChecked: boolean
  /** The HTML file that all documents are made from. */
  template: string
  /** The backend's address in the template's `stoa-backend` is replaced by this one. */
  backend?: string
  documents: readonly Document[]
}

type Hashes = ReadonlyMap<string, string>

function hashesOf(compilation: Compilation): Hashes {
  const files = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name))
  return new Map(
    files.map(({ name, source }) => [
      name,
      `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`,
    ]),
  )
}

function filesOf(compilation: Compilation, group: string): string[] {
  const found = compilation.entrypoints.get(group) ?? compilation.namedChunkGroups.get(group)
  if (!found) throw new Error(`a document asks for the chunk ${group}, which does not exist`)
  // While developing, a chunk also has the files of its last hot update, which only the runtime may load.
  return found.getFiles().filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'))
}

function tagOf(file: string, hash: string | undefined, loaded: boolean): string {
  const checked = hash ? `integrity="${hash}" crossorigin` : 'crossorigin'
  if (file.endsWith('.css')) return `<link rel="stylesheet" href="/${file}" ${checked} />`
  if (loaded) return `<script defer src="/${file}" ${checked}></script>`
  return `<link rel="preload" as="script" href="/${file}" ${checked} />`
}

/** Without hashes, in development, there are no hints either: they change too often to be worth their while. */
function headOf(compilation: Compilation, document: Document, hashes: Hashes): string {
  const entry = filesOf(compilation, 'main')
  const tags = entry.map((file) => tagOf(file, hashes.get(file), true))
  if (hashes.size === 0) return tags.join('\n    ')
  const isLater = (file: string) => !entry.includes(file)
  const hints = new Set(document.preload.flatMap((group) => filesOf(compilation, group)).filter(isLater))
  const map = Object.fromEntries(
    [...hashes].filter(([file]) => isLater(file)).map(([file, hash]) => [`/${file}`, hash]),
  )
  return [
    ...tags,
    ...[...hints].map((file) => tagOf(file, hashes.get(file), false)),
    `<script type="application/json" id="stoa-integrity">${JSON.stringify(map)}</script>`,
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
    const { template, documents, isChecked, backend = USUAL_BACKEND } = this.#options
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(template)
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const html = readFileSync(template, 'utf8').replaceAll(USUAL_BACKEND, backend)
        const hashes = isChecked ? hashesOf(compilation) : new Map<string, string>()
        for (const document of documents) {
          const head = headOf(compilation, document, hashes)
          const source = html.replace('</head>', () => `  ${head}\n  </head>`)
          compilation.emitAsset(document.path, new webpack.sources.RawSource(source))
        }
      })
    })
  }
}
