import type { CellText } from '@stoa/extension-sdk'

/** Why a contribution could not be shown. */
export type FailureKind =
  | 'manifest'
  | 'integrity'
  | 'version'
  | 'script'
  /** Its files are gone, and the feed has another build of it: the page is older than the feed. */
  | 'outdated'
  | 'timeout'
  /** An action has not ended in time, and may still do something. */
  | 'unfinished'
  | 'evaluate'
  | 'render'
  /** An event handler threw, or nobody caught what a promise rejected with. */
  | 'event'
  /** A style file of it held rules for the whole admin, which were taken out. */
  | 'style'
  /** It failed too often and is left out, see `quarantine-rule.ts`. */
  | 'quarantine'

/** A failed load, as a value. */
export interface RemoteFailure {
  kind: FailureKind
  /** For people who read logs; never shown as the only message. */
  detail: string
}

/** What a column says of a row in a file. */
export type ColumnText = (context: object) => CellText

/**
 * What is known of a contribution's code: `exported` is the module's default export, a component or a function;
 * `text` its export of this name, which columns have.
 */
export type RemoteState =
  | { status: 'loading' }
  | { status: 'ready'; exported: unknown; text?: ColumnText | undefined }
  | { status: 'failed'; failure: RemoteFailure }
