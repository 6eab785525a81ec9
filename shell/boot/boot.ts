import type { HttpClient } from '@stoa/api/http'
import type { i18n } from 'i18next'
import type { Root } from 'react-dom/client'

import type { FeedResult } from '../federation/feed.ts'

/** What exists before the shell knows whether anybody is signed in. */
export interface Boot {
  http: HttpClient
  translation: i18n
  feed: Promise<FeedResult>
  root: Root
  /** Shows what the current address leads to. */
  openDoor(): Promise<void>
}
