import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A text that the gateway may have changed, and so compresses itself. */
export interface LivingDocument {
  type: string
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function livingDocument(text: string, type: string): Promise<LivingDocument> {
  const plain = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    zip(plain, { level: 9 }),
  ])
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { type, etag, plain, br, gzip: gzipped }
}

/** Answers with the best encoding that the browser takes, or with 304 when it has the document already. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: LivingDocument,
): void {
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('etag', document.etag)
  response.setHeader('vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === document.etag) {
    response.writeHead(304).end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = document[encoding ?? 'plain']
  if (encoding) response.setHeader('content-encoding', encoding)
  response.writeHead(200, { 'content-type': document.type, 'content-length': body.length }).end(body)
}

function encodingFor(accepted: string | string[] = ''): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(String(accepted))) return 'br'
  return /\bgzip\b/.test(String(accepted)) ? 'gzip' : undefined
}
