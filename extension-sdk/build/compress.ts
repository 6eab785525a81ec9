import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const COMPRESSED = /\.(js|css|html|json|svg|txt)$/

/** What a web server sends of a text at best. */
export const smallest = (content: Buffer): Promise<Buffer> =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })

/** A file whose name, or a folder on its way, is made of its content never changes. */
const NEVER_CHANGES = /(^|[/.-])[0-9a-f]{8,}([/.-]|$)/

/** Whether both files beside a file hold what it holds. */
function isCompressed(file: string, content: Buffer): boolean {
  try {
    return (
      gunzipSync(readFileSync(`${file}.gz`)).equals(content) &&
      brotliDecompressSync(readFileSync(`${file}.br`)).equals(content)
    )
  } catch {
    // Missing, or cut off while it was written.
    return false
  }
}

/** Web servers take a compressed file that is older than the one beside it for stale. */
function renew(file: string): void {
  const written = new Date(Math.ceil(statSync(file).mtimeMs))
  for (const compressed of [`${file}.gz`, `${file}.br`]) utimesSync(compressed, written, written)
}

/** Writes a `.br` and a `.gz` beside each text file below a folder, skipping those that have them already. */
export async function compressTree(root: string): Promise<void> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    COMPRESSED.test(name),
  )
  for (const name of names) {
    const file = join(root, name)
    const isKept = NEVER_CHANGES.test(name.replaceAll('\\', '/'))
    if (isKept && existsSync(`${file}.br`) && existsSync(`${file}.gz`)) continue
    const content = readFileSync(file)
    if (isCompressed(file, content)) {
      renew(file)
      continue
    }
    const [small, smaller] = await Promise.all([zip(content, { level: 9 }), smallest(content)])
    writeFileSync(`${file}.gz`, small)
    writeFileSync(`${file}.br`, smaller)
  }
}
