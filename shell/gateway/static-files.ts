import type { IncomingMessage, ServerResponse } from 'node:http'

import sirv from 'sirv'

import { cacheControlFor } from './caching-rule.ts'
import { sendNotFound } from './send-text.ts'

/** Sends a file below a folder, in the compressed form beside it when the browser takes that, else 404 as text. */
export type SendFile = (request: IncomingMessage, response: ServerResponse) => void

export function staticFiles(folder: string): SendFile {
  const send = sirv(folder, {
    // Looks at the disk on each request: a build that was added while the server runs is there at once.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => response.setHeader('cache-control', cacheControlFor(path)),
  })
  return (request, response) => send(request, response, () => sendNotFound(response))
}
