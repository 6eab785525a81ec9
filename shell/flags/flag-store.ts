import { createStore } from 'zustand/vanilla'
import type { AdminExtendedStoresRes } from '@medusajs/client-types'
import type { FlagsPort } from '@stoa/extension-sdk'

/** The part of the store's answer that says what is on. */
export type StoreFlags = Pick<AdminExtendedStoresRes['store'], 'feature_flags'> & {
  modules: readonly { module: string }[]
}

/**
 * The keys that are on: flags with the value true, and a flag named after each module. A store that lists no flag at
 * all has none, whatever its modules (spec, section 4).
 */
export function flagsOf({ feature_flags, modules }: StoreFlags): ReadonlySet<string> {
  if (feature_flags.length === 0) return new Set()
  const on = feature_flags.filter(({ value }) => value).map(({ key }) => key)
  return new Set([...on, ...modules.map(({ module }) => module)])
}

/** The store's flags as they are known so far. */
export interface FlagStore {
  port: FlagsPort
  /** False until the store has answered, or could not be asked. */
  isKnown(): boolean
  fill(flags: StoreFlags): void
}

/** How long a store that could not be asked is left alone, in milliseconds. */
export const ASK_AGAIN_MS = 10_000

/**
 * Flags that are read when somebody asks for the first one, and never before: no page pays for flags that nobody
 * uses. `read` may reject; then none is on until a later read succeeds. Without `read` nobody is asked.
 */
export function createFlagStore(read?: () => Promise<StoreFlags>): FlagStore {
  const store = createStore<{ on: ReadonlySet<string>; isKnown: boolean }>(() => ({
    on: new Set(),
    isKnown: false,
  }))
  let isAsked = false
  const fill = (flags: StoreFlags) => store.setState({ on: flagsOf(flags), isKnown: true })
  const ask = async () => {
    if (isAsked || !read) return
    isAsked = true
    try {
      fill(await read())
    } catch {
      // Whoever asked goes on as if none were on: the store may answer when it is asked anew.
      store.setState({ isKnown: true })
      setTimeout(() => {
        isAsked = false
        void ask()
      }, ASK_AGAIN_MS)
    }
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
    fill,
  }
}
