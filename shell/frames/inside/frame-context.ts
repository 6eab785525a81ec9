import type { Host } from '@stoa/extension-sdk'
import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'
import { contributionsOf } from '@stoa/extension-sdk/admission'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'

import { loadContribution } from '../../extensions/load-contribution.ts'
import type { RemoteState } from '../../federation/remote-state.ts'
import { createTextLoader } from '../../language/text-loader.ts'
import type { Line } from './line.ts'
import type { SurroundingsStore } from './surroundings.ts'

/** Counts from 1 on. */
export interface Counter {
  next(): number
  /** The last number; 0 before the first. */
  last(): number
}

export function createCounter(): Counter {
  let last = 0
  return {
    next() {
      last += 1
      return last
    },
    last: () => last,
  }
}

/** Everything that runs in a frame shares this. */
export interface FrameContext {
  line: Line
  /** As the feed has it, to be loaded into this document. */
  extension: FeedEntry
  host: Host
  surroundings: SurroundingsStore
  translation: i18n
  cache: QueryClient
  /** Numbers what the component itself changes. */
  changes: Counter
  /** Tells the admin the size of the content now. */
  measure: () => void
}

/** Loads a module of the extension and says so; a failure is said, too. Never rejects. */
export async function loadHere(
  { line, extension, translation }: Pick<FrameContext, 'line' | 'extension' | 'translation'>,
  module: string,
): Promise<RemoteState> {
  const contribution = contributionsOf(extension.manifest)
    .map((one) => one.contribution as ContributionEntry)
    .find((one) => one.module === module)
  const { files = [], namespaces } = contribution ?? {}
  const state = await loadContribution(createTextLoader(translation), extension, {
    module,
    files,
    ...(namespaces && { namespaces }),
  })
  if (state.status === 'ready') line.send({ type: 'loaded', module })
  if (state.status === 'failed') line.send({ type: 'failed', module, ...state.failure, isOver: true })
  return state
}
