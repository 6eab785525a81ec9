import type { IncomingMessage, ServerResponse } from 'node:http'

import { sendNotFound, sendText } from './send-text.ts'

/** Scheme and host of a request in absolute form, as proxies send it. */
const AUTHORITY = /^https?:\/\/[^/?#]*/i

/** The decoded path of a request; undefined if the request was answered with an error. */
export function requestedPath(request: IncomingMessage, response: ServerResponse): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    sendText(response, 405, 'Only GET and HEAD are answered here.')
    return undefined
  }
  const target = (request.url ?? '/').replace(AUTHORITY, '').split('?', 1)[0]
  const path = decoded(target || '/')
  if (path === undefined) sendText(response, 400, 'The address is not a valid one.')
  else if (/\/\./.test(path)) sendNotFound(response)
  else return path
  return undefined
}

/** Folders of a built site that hold nothing but files. */
const FILES = /^\/(assets|extensions|public|remotes)\//

/** A name with a dot beside the pages, such as `/robots.txt`. Data there is the gateway's own, such as `/feed.json`. */
const TOP_FILE = /^\/[^/]*\.[^/]*$/

/** Whether a path names a file of a build: the same for everybody, with nothing secret in it. */
export const isBuilt = (path: string): boolean => FILES.test(path)

/** Whether a path names a file rather than a page of the application, whose addresses may contain dots. */
export const namesFile = (path: string): boolean => FILES.test(path) || TOP_FILE.test(path)

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path)
    return text.startsWith('/') && !text.includes('\0') ? text : undefined
  } catch {
    return undefined
  }
}
