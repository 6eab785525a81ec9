import type { Finding } from '@stoa/extension-sdk/admission'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import type { OtherVersion, Override } from '../../containment/environment.ts'
import type { RecordedFailure } from '../../containment/ledger.ts'
import type { Contributed } from './contributed.ts'
import type { State } from './states.ts'

/** One entry of the feed as its operator sees it. */
export interface Installed {
  /** Its place in the feed: names may come twice. */
  key: string
  name: string
  isArea: boolean
  /** What is to be said of it; the first is the most important. */
  states: readonly State[]
  /** Missing where it cannot be read. */
  entry?: FeedEntry
  /** Where its code comes from; missing where it cannot be read. */
  origin?: string
  contributions: readonly Contributed[]
  /** Why nothing of it was let in. */
  findings: readonly Finding[]
  /** Oldest first. */
  failures: readonly RecordedFailure[]
  /** Milliseconds of its slowest contribution; missing while none was shown. */
  slowestMs?: number
  /** Compressed, as they travelled; 0 also where its origin does not let the browser tell. */
  bytes: number
  override?: Override
  otherVersion?: OtherVersion
}
