import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { compile, compileOnce } from '@stoa/extension-sdk/build'

const FILE = 'client.js'

/** Imports of the client library, as a page's code. */
const IMPORTS = {
  'the http client alone': `import { createHttpClient } from '@stoa/api/http'
    globalThis.used = createHttpClient`,
  'with products.list': `import { createHttpClient } from '@stoa/api/http'
    import { products } from '@stoa/api/admin'
    globalThis.used = (query) => products.list(createHttpClient(), query)`,
  'with every call': `import { createHttpClient } from '@stoa/api/http'
    import * as admin from '@stoa/api/admin'
    import * as store from '@stoa/api/store'
    globalThis.used = [createHttpClient, admin, store]`,
}

/** The size of the client library in a page, in bytes after minifying and brotli. */
export interface ClientBytes {
  name: string
  bytes: number
  withoutAxios: number
}

async function bytesOf(code: string, root: string, output: string, hasAxios: boolean): Promise<number> {
  const entry = `data:text/javascript,${encodeURIComponent(code)}`
  await compileOnce({
    ...compile('production'),
    context: root,
    devtool: false,
    entry,
    output: { path: output, filename: FILE },
    ...(!hasAxios && { externals: { axios: 'axios' } }),
  })
  return brotliCompressSync(await readFile(join(output, FILE))).length
}

/** Builds the library as a page would, for each of several pages; `output` is a folder to build in. */
export async function clientBytes(root: string, output: string): Promise<ClientBytes[]> {
  const sizes: ClientBytes[] = []
  for (const [name, code] of Object.entries(IMPORTS)) {
    const bytes = await bytesOf(code, root, output, true)
    sizes.push({ name, bytes, withoutAxios: await bytesOf(code, root, output, false) })
  }
  rmSync(output, { recursive: true, force: true })
  return sizes
}
