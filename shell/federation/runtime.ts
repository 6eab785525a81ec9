import { createInstance } from '@module-federation/enhanced/runtime'
import * as runtimeCore from '@module-federation/runtime-core'

import { integrityOf, isAllowedOrigin } from './integrity.ts'
import { sharedModules } from './shared-modules.ts'

type Federation = ReturnType<typeof createInstance>
type Plugin = NonNullable<Parameters<typeof createInstance>[0]['plugins']>[number]

/** How long the browser may take to fetch one script of a remote, in milliseconds. */
const SCRIPT_DEADLINE_MS = 6000

/** Scripts load only from origins that are allowed, and with the hash that the feed names. */
function createScript({ url }: { url: string }) {
  if (!isAllowedOrigin(url)) throw new Error(`code may not load from ${url}`)
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.crossOrigin = 'anonymous'
  if (globalThis.stoaIntegrity) script.integrity = integrityOf(url)
  return { script, timeout: SCRIPT_DEADLINE_MS }
}

/**
 * Each remote gets a copy of the share scope, so that what it adds there reaches nobody else. Loading a remote again drops the
 * shared modules that it has marked as its own, and with them a failed attempt to fetch one.
 */
const guard: Plugin = {
  name: 'stoa-guard',
  createScript,
  beforeInitContainer: async (args) => ({ ...args, shareScope: structuredShare(args.shareScope) }),
}

const structuredShare = <Scope extends Record<string, Record<string, object>>>(scope: Scope): Scope =>
  mapValues(scope, (versions) => mapValues(versions, (share) => ({ ...share }))) as Scope

const mapValues = <Value, Result>(values: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))

const shared = Object.fromEntries(
  Object.entries(sharedModules).map(([name, { version, load, lazy }]) => [
    name,
    {
      version,
      scope: 'default',
      shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: !lazy },
      ...(lazy
        ? {
            get: async () => {
              const module = await load()
              return () => module
            },
          }
        : { lib: load }),
    },
  ]),
)

/** Where the builds of areas look for the runtime that the shell shares with them (`usesSharedRuntime`). */
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore)

let instance: Federation | undefined

/** The page's one federation runtime. */
export function federation(): Federation {
  instance ??= createInstance({
    name: 'stoa_shell',
    remotes: [],
    shared,
    plugins: [guard],
    shareStrategy: 'loaded-first',
  })
  return instance
}
