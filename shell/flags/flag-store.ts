import { createStore } from 'zustand/vanilla'
import type { AdminExtendedStoresRes } from '@medusajs/client-types'
import type { FlagsPort } from '@stoa/extension-sdk'

export type StoreFlags = Pick<AdminExtendedStoresRes['store'], 'feature_flags'> & {
  modules: readonly { module: string }[]
}

/**
 * Keys that are on: flags with the value true, and one per module. A store without flags has none, whatever its modules
 * (spec, section 4).
 */
export function flagsOf({ feature_flags, modules }: StoreFlags): ReadonlySet<string> {
  if (feature_flags.length === 0) return new Set()
  const on = feature_flags.filter(({ value }) => value).map(({ key }) => key)
  return new Set([...on, ...modules.map(({ module }) => module)])
}

/** The store's flags, as far as they are known. */
export interface FlagStore {
  port: FlagsPort
  /** False until the store has answered or failed. */
  isKnown(): boolean
  /** Why the flags could not be read, until they are. */
  failure(): unknown
  /** Reads the flags at once after a failure. */
  retry(): void
  fill(flags: StoreFlags): void
}

/** Delay before a failed request is repeated, in milliseconds. */
export const ASK_AGAIN_MS = 10_000

/**
 * Flags, fetched when the first one is read. `read` may reject; then none is on until a later read succeeds. Without
 * `read` no flag is ever on.
 */
export function createFlagStore(read?: () => Promise<StoreFlags>): FlagStore {
  const store = createStore<{ on: ReadonlySet<string>; isKnown: boolean; failure?: unknown }>(() => ({
    on: new Set(),
    isKnown: false,
  }))
  let isAsked = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const fill = (flags: StoreFlags) =>
    store.setState({ on: flagsOf(flags), isKnown: true, failure: undefined })
  const ask = async () => {
    if (isAsked || !read) return
    isAsked = true
    try {
      fill(await read())
    } catch (failure) {
      // Lists continue as if no flag were on; a later answer corrects it.
      store.setState({ isKnown: true, failure })
      timer = setTimeout(askAgain, ASK_AGAIN_MS)
    }
  }
  const askAgain = () => {
    clearTimeout(timer)
    isAsked = false
    void ask()
  }
  return {
    port: {
      isOn(key) {
        void ask()
        return store.getState().on.has(key)
      },
      subscribe: store.subscribe,
    },
    isKnown: () => store.getState().isKnown,
    failure: () => store.getState().failure,
    retry() {
      if (store.getState().failure === undefined) return
      store.setState({ isKnown: false, failure: undefined })
      askAgain()
    },
    fill,
  }
}
