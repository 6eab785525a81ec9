import type { ServerResponse } from 'node:http'

import { sendText } from './send-text.ts'

/** Answers `GET /healthz`: 200 while pages are served; `degraded` with the problem if a file of the tree is broken. */
export function sendHealth(response: ServerResponse, extensions: number, problem: string | undefined): void {
  const health = problem
    ? { status: 'degraded', feed: extensions, problem }
    : { status: 'ok', feed: extensions }
  response.setHeader('cache-control', 'no-store')
  sendText(response, 200, JSON.stringify(health), 'application/json')
}
