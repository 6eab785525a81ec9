import type { IncomingMessage, ServerResponse } from 'node:http'

import { sendNotFound, sendText } from './send-text.ts'

/** The decoded path of a request; undefined if the request was answered with an error. */
export function requestedPath(request: IncomingMessage, response: ServerResponse): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    sendText(response, 405, 'Only GET and HEAD are answered here.')
    return undefined
  }
  const path = decoded(request.url?.split('?', 1)[0] ?? '/')
  if (path === undefined) sendText(response, 400, 'The address is not a valid one.')
  else if (/\/\./.test(path)) sendNotFound(response)
  else return path
  return undefined
}

/** Whether a path names a file rather than a page of the application. */
export const namesFile = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.')

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path)
    return text.startsWith('/') && !text.includes('\0') ? text : undefined
  } catch {
    return undefined
  }
}
