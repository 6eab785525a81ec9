import { createReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'

import { listen } from '../../../shell/gateway/listen.ts'

/** How the origin answers for one file. */
export interface Answer {
  body?: string | Buffer
  /** A file whose content is the body. */
  file?: string
  type?: string
  status?: number
  delayMs?: number
  /** Takes the request and never answers. */
  hangs?: boolean
}

/** The origin of an extension's author: a server that gives the answers that a cell sets. */
export interface RemoteOrigin {
  url: string
  put(path: string, answer: Answer): void
  /** Forgets every answer; what has none answers 404. */
  clear(): void
  close(): Promise<void>
}

function send(response: ServerResponse, { body = '', file, type = 'text/javascript', status = 200 }: Answer) {
  response.writeHead(status, { 'content-type': type })
  if (file) createReadStream(file).pipe(response)
  else response.end(body)
}

/** Starts an origin of its own that any admin may load from, and that no browser keeps anything of. */
export async function openRemoteOrigin(port: number): Promise<RemoteOrigin> {
  const answers = new Map<string, Answer>()
  const { close } = await listen((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('timing-allow-origin', '*')
    response.setHeader('cache-control', 'no-store')
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const answer = answers.get(pathname)
    if (answer?.hangs) return
    const reply = () => send(response, answer ?? { status: 404, body: 'Not found', type: 'text/plain' })
    if (answer?.delayMs) setTimeout(reply, answer.delayMs)
    else reply()
  }, port)
  return {
    url: `http://localhost:${port}`,
    put: (path, answer) => void answers.set(path, answer),
    clear: () => answers.clear(),
    close,
  }
}
