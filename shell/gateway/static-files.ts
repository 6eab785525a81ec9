import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

import send from 'send'

import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { cacheControlFor, isHashed } from './caching-rule.ts'
import { fileType } from './file-types.ts'
import { sendNotFound, sendText } from './send-text.ts'

/** Sends the file at a decoded path of a folder, compressed if the browser accepts it; otherwise 404 as text. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

const REFUSALS: Readonly<Record<number, string>> = {
  412: 'The file has changed.',
  416: 'The file has no such part.',
}

export function staticFiles(root: string): SendFile {
  return async (request, response, path) => {
    const type = fileType(path)
    if (type === undefined) return sendNotFound(response)
    const encoding = await compressedAs(request, root, path)
    const sent = send(request, encodeURI(path + (encoding ? SUFFIX[encoding] : '')), {
      root,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
    })
    sent.on('headers', (_response: ServerResponse, file: string, { size, mtimeMs }: Stats) => {
      response.setHeader('content-type', type)
      response.setHeader('cache-control', cacheControlFor(path))
      response.setHeader('vary', 'Accept-Encoding')
      response.setHeader('etag', `"${size.toString(36)}-${mtimeMs.toString(36)}${extname(file)}"`)
      if (encoding) response.setHeader('content-encoding', encoding)
    })
    sent.on('directory', () => sendNotFound(response))
    sent.on('error', (error: Error & { status?: number }) => refuse(response, error.status ?? 404))
    sent.pipe(response)
  }
}

/** The accepted encoding, if the file is kept in it and was not changed afterwards. */
async function compressedAs(
  request: IncomingMessage,
  root: string,
  path: string,
): Promise<Encoding | undefined> {
  const encoding = acceptedEncoding(request)
  if (!encoding) return undefined
  const file = join(root, path)
  const [plain, compressed] = await Promise.all([modified(file), modified(file + SUFFIX[encoding])])
  // Copying a tree gives its files any order of times, but a hashed file has had one content only.
  const isCurrent = isHashed(path) ? !Number.isNaN(compressed) : compressed >= plain
  return isCurrent ? encoding : undefined
}

/** When a file was last changed; not a number if there is none, or its name is none. */
const modified = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.NaN,
  )

function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of ['cache-control', 'content-encoding', 'etag', 'last-modified', 'accept-ranges']) {
    response.removeHeader(name)
  }
  const text = REFUSALS[status]
  if (text === undefined) return sendNotFound(response)
  response.setHeader('cache-control', 'no-store')
  sendText(response, status, text)
}
