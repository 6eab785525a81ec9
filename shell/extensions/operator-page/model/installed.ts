import type { Finding } from '@stoa/extension-sdk/admission'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import type { OtherVersion, Override } from '../../containment/environment.ts'
import type { Account, RecordedFailure } from '../../containment/ledger.ts'
import type { InstalledContribution } from './installed-contribution.ts'
import type { State } from './states.ts'

/** One entry of the feed as the operator sees it. */
export interface Installed {
  /** Index in the feed: names may repeat. */
  key: string
  name: string
  isArea: boolean
  /** Most important first. */
  states: readonly State[]
  /** Undefined if the entry cannot be read. */
  entry?: FeedEntry
  /** Origin of the code; undefined if the entry cannot be read. */
  origin?: string
  contributions: readonly InstalledContribution[]
  /** Why the whole extension was rejected, or what could not be read of it. */
  findings: readonly Finding[]
  /** Oldest first. */
  failures: readonly RecordedFailure[]
  /** Milliseconds of the slowest contribution; undefined before the first render. */
  slowestMs?: number
  /** Calls of the backend since the page loaded, and their milliseconds together; undefined before the first. */
  calls?: Account['calls']
  /** Compressed transfer size; 0 if its origin hides it. */
  bytes: number
  override?: Override
  otherVersion?: OtherVersion
}
