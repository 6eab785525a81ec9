import type { HttpClient } from '@stoa/api/http'
import type { i18n } from 'i18next'
import type { Root } from 'react-dom/client'

import type { FeedResult } from '../federation/feed.ts'
import type { FirstRead } from './first-answer.ts'

/** What exists before the shell knows who is signed in. */
export interface Boot {
  /** Loads the client of the backend, once; tries again after a failure. */
  loadClient: () => Promise<HttpClient>
  translation: i18n
  firstRead: FirstRead
  /** Fetches the feed, once. */
  loadFeed: () => Promise<FeedResult>
  root: Root
  /** Renders the page at the current address. */
  render(): Promise<void>
}
