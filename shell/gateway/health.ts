import type { ServerResponse } from 'node:http'

import type { FeedSummary } from './feed-summary.ts'
import { sendText } from './send-text.ts'

/** Answers `GET /healthz`: 200 while pages are served; `degraded` with the problem if the feed is broken. */
export function sendHealth(response: ServerResponse, { extensions, problem }: FeedSummary): void {
  const health = problem
    ? { status: 'degraded', feed: extensions, problem }
    : { status: 'ok', feed: extensions }
  response.setHeader('cache-control', 'no-store')
  sendText(response, 200, JSON.stringify(health), 'application/json')
}
