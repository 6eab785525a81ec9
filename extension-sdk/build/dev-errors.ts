import type { IncomingMessage, ServerResponse } from 'node:http'
import { SourceMap, type SourceMapPayload } from 'node:module'

/** Where the page of an admin reports what a module threw while it was loaded. */
export const ERRORS_PATH = '/stoa-errors'

/** More than any stack has; what is longer is cut. */
const MAX_LENGTH = 20_000

const FRAME = /^\s*at .*?\(?(https?:\/\/\S+?):(\d+):(\d+)\)?$/
const NOT_OWN = /node_modules|^\.\.\/|^webpack\/|^external |^remote /
const WEBPACK = /^webpack:\/\/[^/]*\/(\.\/)?/
// oxlint-disable-next-line no-control-regex -- a terminal would run them
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** Reads a file of the build, undefined when there is none. */
export type ReadFile = (file: string) => Promise<string | undefined>

async function originOf(read: ReadFile, frame: string): Promise<string | undefined> {
  const [, url = '', line, column] = FRAME.exec(frame) ?? []
  const file = URL.parse(url)?.pathname.slice(1)
  const text = file && (await read(`${file}.map`))
  if (!text) return undefined
  const map = new SourceMap(JSON.parse(text) as SourceMapPayload)
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
  if (!('originalSource' in entry) || !entry.originalSource) return undefined
  const source = entry.originalSource.replace(WEBPACK, '')
  return NOT_OWN.test(source) ? undefined : `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

/** The stack of an error with the places of the author's own sources; as it is when none of them is in it. */
export async function ownStack(stack: string, read: ReadFile): Promise<string> {
  const lines = stack.replaceAll(CONTROL, '').split('\n')
  const origins = await Promise.all(lines.map((line) => originOf(read, line)))
  const own = origins.filter((origin) => origin !== undefined).map((origin) => `    at ${origin}`)
  if (own.length === 0) return lines.join('\n')
  return [...lines.filter((line) => !/^\s*at /.test(line)), ...own].join('\n')
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > MAX_LENGTH) break
  }
  return text.slice(0, MAX_LENGTH)
}

/** Answers a reported stack with {@link ownStack}, and passes that on. */
export function devErrors(read: ReadFile, onError: (stack: string) => void) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.method !== 'POST') {
      response.statusCode = 405
      response.end()
      return
    }
    const stack = await ownStack(await bodyOf(request), read)
    onError(stack)
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    response.end(stack)
  }
}
