import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import type { Mode } from './modes.ts'

/** A proxy between browser and store that breaks one write at a time. */
export interface FaultProxy {
  url: string
  /** Breaks the next write whose path matches. */
  arm(mode: Mode, path: RegExp): void
  /** Whether a broken write is still to come. */
  isArmed(): boolean
  /** Resolves once the store can be reached again. */
  reachable(): Promise<void>
  close(): Promise<void>
}

/** How long a write waits in the mode `slow`, in milliseconds. */
const SLOW_MS = 600
/** How long the store cannot be reached in the mode `lost, then down`, in milliseconds. */
const DOWN_MS = 20_000
/** Longer than any page waits, in milliseconds. */
const HANG_MS = 40_000

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function forward(backend: string, asked: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      backend + asked.url,
      {
        method: asked.method,
        headers: { ...asked.headers, host: new URL(backend).host, connection: 'close' },
      },
      (answer) => {
        read(answer).then(
          (content) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: content }),
          reject,
        )
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _chunked, connection: _connection, ...kept } = headers
  response.writeHead(status, { ...kept, 'content-length': body.length })
  response.end(body)
}

/** An answer that no store gave; the browser lets the page read it. */
function invent(
  asked: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: string,
  type: string,
) {
  response.writeHead(status, {
    'access-control-allow-origin': asked.headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'content-type': type,
  })
  response.end(body)
}

const refuse = (asked: IncomingMessage, response: ServerResponse, status: number) =>
  invent(asked, response, status, '{"type":"fault","message":"The proxy says no"}', 'application/json')

const forwarded = async (
  backend: string,
  asked: IncomingMessage,
  body: Buffer,
  then: (answer: Answer) => void,
): Promise<void> => then(await forward(backend, asked, body))

/** Does to one write what the mode says; `goDown` refuses all calls for a while. */
async function fail(
  mode: Mode,
  backend: string,
  asked: IncomingMessage,
  response: ServerResponse,
  goDown: () => void,
) {
  const body = await read(asked)
  const after = (then: (answer: Answer) => void) => forwarded(backend, asked, body, then)
  switch (mode) {
    case 'reset before':
      return asked.socket.destroy()
    case 'lost after':
      return after(() => asked.socket.destroy())
    case 'lost, then down':
      return after(() => {
        goDown()
        asked.socket.destroy()
      })
    case '502 after':
      return after(() => refuse(asked, response, 502))
    case 'cut after':
      return after((answer) => {
        const { 'transfer-encoding': _chunked, ...headers } = answer.headers
        response.writeHead(answer.status, { ...headers, 'content-length': answer.body.length })
        response.write(answer.body.subarray(0, answer.body.length / 2), () => asked.socket.destroy())
      })
    case 'empty after':
      return after((answer) => send(response, { ...answer, body: Buffer.alloc(0) }))
    case 'hang': {
      await pause(HANG_MS, undefined, { ref: false })
      return asked.socket.destroy()
    }
    case 'HTML':
      return invent(asked, response, 200, '<!doctype html><title>Login</title>', 'text/html')
    case 'slow': {
      await pause(SLOW_MS)
      return after((answer) => send(response, answer))
    }
    default:
      return refuse(asked, response, Number(mode))
  }
}

/** Stands on a port of the loopback in front of a store. */
export async function openFaultProxy(port: number, backend: string): Promise<FaultProxy> {
  let armed: { mode: Mode; path: RegExp } | undefined
  let downUntil = 0
  const goDown = () => {
    downUntil = Date.now() + DOWN_MS
  }
  const server = createServer((asked, response) => {
    if (Date.now() < downUntil) return void asked.socket.destroy()
    const path = new URL(asked.url ?? '/', backend).pathname
    const isWrite = asked.method === 'POST' || asked.method === 'DELETE'
    const fault = isWrite && armed?.path.test(path) ? armed : undefined
    if (fault) armed = undefined
    const work = fault
      ? fail(fault.mode, backend, asked, response, goDown)
      : read(asked).then((body) => forwarded(backend, asked, body, (answer) => send(response, answer)))
    // What the store does not answer the browser sees as a lost connection.
    work.catch(() => asked.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    url: `http://localhost:${port}`,
    arm: (mode, path) => (armed = { mode, path }),
    isArmed: () => armed !== undefined,
    reachable: () => pause(Math.max(0, downUntil - Date.now())),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
