import type { ApiFailure, FailedCall } from '@stoa/api/http'
import type { Person } from '@stoa/extension-sdk'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import type { FailureKind } from '../../federation/remote-state.ts'
import type { Method, Notice } from './methods.ts'

/** What the admin posts to the window of a frame that has loaded, together with the port for everything else. */
export const GREETING = 'stoa-frame'

/** An error on its way between two windows. */
export interface SentError {
  message: string
  /** The message for the person. */
  text: string
  /** Of a failed call to the backend. */
  failure?: ApiFailure
  call?: FailedCall
  isAbsent?: boolean
}

/** Props or input of a contribution: values that can be copied, and the names of its functions. */
export interface Given {
  values: Readonly<Record<string, unknown>>
  functions: readonly string[]
}

/** How the admin looks: attributes of its root element, such as `data-theme`. */
export type Look = Readonly<Record<string, string>>

/** What changes around a contribution while it is shown. */
export interface Surroundings {
  /** A code of a language that Stoa has texts for. */
  language: string
  person: Person | null
  /** Path of the page with its query, below the admin's origin. */
  path: string
  look: Look
  /** The message for the person about a failure that has no text of its own. */
  unexpected: string
  /** Title of the message about a failure that nothing else shows. */
  failureTitle: string
}

/** Messages of the admin. */
export type FromAdmin =
  | {
      type: 'start'
      extension: FeedEntry
      /** Origins that its files may come from, in addition to the frame's own. */
      origins: readonly string[]
      surroundings: Surroundings
    }
  | { type: 'surroundings'; surroundings: Surroundings }
  /** Shows a component, or gives the one that is shown other props. `seen` is the last change of its own that they contain. */
  | { type: 'show'; module: string; given: Given; seen: number; isLine: boolean }
  /** Loads a function ahead of its first run. */
  | { type: 'load'; module: string }
  | { type: 'run'; id: number; module: string; words: readonly unknown[]; given: Given }
  | { type: 'cancel'; id: number }
  | { type: 'cell'; id: number; module: string; row: unknown }
  | { type: 'cell-over'; id: number }
  | { type: 'answer'; id: number; value: unknown }
  | { type: 'refusal'; id: number; error: SentError }
  | { type: 'progress'; id: number; share: number }
  | { type: 'flag'; key: string; isOn: boolean }
  /** Queries whose key begins so must be read again. */
  | { type: 'stale'; key: readonly unknown[] }

/** Messages of a frame. Its extension may send anything: see `readFromFrame`. */
export type FromFrame =
  /** The code and the texts of a module are there. */
  | { type: 'loaded'; module: string }
  /** The component has rendered. */
  | { type: 'shown' }
  /** Of the content, in CSS pixels. */
  | { type: 'size'; width: number; height: number }
  /** `isOver` when nothing more is to be expected of the module. */
  | { type: 'failed'; module?: string; kind: FailureKind; detail: string; error?: SentError; isOver: boolean }
  | { type: 'call'; id: number; method: Method; words: readonly unknown[] }
  | { type: 'abort'; id: number }
  | { type: 'notice'; method: Notice; words: readonly unknown[] }
  /** Calls a function of the component's props (`run` 0) or of a run's input. `count` numbers the changes of a field. */
  | { type: 'given'; run: number; name: string; words: readonly unknown[]; count: number }
  | { type: 'ran'; id: number; value: unknown }
  | { type: 'broke'; id: number; error: SentError }
  | { type: 'cell'; id: number; text: string }
