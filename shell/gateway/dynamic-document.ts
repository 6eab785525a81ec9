import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import fresh from 'fresh'

import { acceptedEncoding } from './accepted-encoding.ts'

/** A document that the gateway may rewrite and therefore compresses itself. */
export interface DynamicDocument {
  type: string
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function dynamicDocument(text: string, type: string): Promise<DynamicDocument> {
  const plain = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    zip(plain, { level: 9 }),
  ])
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { type, etag, plain, br, gzip: gzipped }
}

/** Answers with the best accepted encoding, or 304 if the browser's copy is current. The status defaults to 200. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: DynamicDocument,
  status = 200,
): void {
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('etag', document.etag)
  response.setHeader('vary', 'Accept-Encoding')
  if (status === 200 && fresh(request.headers, { etag: document.etag })) {
    response.writeHead(304).end()
    return
  }
  const encoding = acceptedEncoding(request)
  const body = document[encoding ?? 'plain']
  if (encoding) response.setHeader('content-encoding', encoding)
  response.writeHead(status, { 'content-type': document.type, 'content-length': body.length }).end(body)
}
