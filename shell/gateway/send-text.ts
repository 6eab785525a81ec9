import type { ServerResponse } from 'node:http'

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  const body = `${text}\n`
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body)
}

export function sendNotFound(response: ServerResponse): void {
  response.setHeader('cache-control', 'no-cache')
  sendText(response, 404, 'There is no such file here.')
}
