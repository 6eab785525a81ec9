import type { ComponentType } from 'react'

/** Why a contribution could not be shown. */
export type FailureKind = 'manifest' | 'integrity' | 'version' | 'script' | 'timeout' | 'evaluate' | 'render'

/** A failed load, as a value. */
export interface RemoteFailure {
  kind: FailureKind
  /** For people who read logs; never shown as the only message. */
  detail: string
}

/** What is known of a contribution's code. */
export type RemoteState =
  | { status: 'loading' }
  | { status: 'ready'; Component: ComponentType<never> }
  | { status: 'failed'; failure: RemoteFailure }
