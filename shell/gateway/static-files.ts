import type { IncomingMessage, ServerResponse } from 'node:http'

import sirv from 'sirv'

import { cacheControlFor } from './caching-rule.ts'
import { sendNotFound } from './send-text.ts'

/** Sends a file of a folder, compressed if the browser accepts it; otherwise 404 as text. */
export type SendFile = (request: IncomingMessage, response: ServerResponse) => void

export function staticFiles(folder: string): SendFile {
  const send = sirv(folder, {
    // Reads the disk on each request, so that builds added at run time are served.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => response.setHeader('cache-control', cacheControlFor(path)),
  })
  return (request, response) => send(request, response, () => sendNotFound(response))
}
