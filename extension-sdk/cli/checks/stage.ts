import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { ComponentType, createElement as Create, ReactNode } from 'react'

import { SHARED_NAMES } from '../../build/shared-names.ts'
import { SHARED_VERSIONS } from '../../admission/shared-versions.ts'
import { limitClient } from '../../host/limit-client.ts'
import type { Manifest } from '../../points/manifest.ts'
import type { ClientPort } from '../../ports/client.ts'
import { SHARED_SDK_VERSION } from '../../sdk-version.ts'
import { createFakeHost } from '../../testing/fake-host.ts'
import type { Texts } from '../../testing/texts.ts'

type Module = Readonly<Record<string, unknown>>

/** A component on an otherwise empty page, and what it threw. */
export interface Shown {
  element: HTMLElement
  error: () => unknown
  remove: () => void
}

/** The shell as far as a component can see it: what is shared, and ports that answer no call. */
export interface Stage {
  /** What the shell shares, as a federated build asks for it. */
  scope: object
  show(component: unknown, props: object, isCell: boolean): Shown
  /** Rejects as a call does that nobody answers. What components make of it is no failure of theirs. */
  refuse: (path: string) => Promise<never>
  isRefusal: (error: unknown) => boolean
  /** The calls since this was last asked that the extension has not declared, each with the line that is missing. */
  takeUndeclared: () => string[]
}

/** The shared modules as the extension has them installed, cut down to the names that the shell shares. */
async function sharedModules(folder: string): Promise<Map<string, Module>> {
  const { resolve } = createRequire(join(folder, 'package.json'))
  const modules = new Map<string, Module>()
  for (const name of Object.keys(SHARED_NAMES)) {
    if (name.startsWith('@stoa/')) continue
    const file = locate(() => resolve(name))
    if (file) modules.set(name, (await import(pathToFileURL(file).href)) as Module)
  }
  modules.set('@stoa/extension-sdk', await import('../../index.ts'))
  modules.set('@stoa/extension-sdk/ui', await import('../../ui/index.ts'))
  return modules
}

function locate(find: () => string): string | undefined {
  try {
    return find()
  } catch {
    return undefined
  }
}

function cutDown(name: string, module: Module): Module {
  const names = SHARED_NAMES[name]
  return names === 'all' || names === undefined
    ? module
    : Object.fromEntries(names.map((one) => [one, module[one]]))
}

const versionOf = (name: string): string =>
  name.startsWith('@stoa/')
    ? SHARED_SDK_VERSION
    : (SHARED_VERSIONS[name.replace('/jsx-runtime', '') as keyof typeof SHARED_VERSIONS] ?? '0.0.0')

const scopeOf = (modules: ReadonlyMap<string, Module>): object =>
  Object.fromEntries(
    [...modules].map(([name, module]) => {
      const value = cutDown(name, module)
      return [name, { [versionOf(name)]: { get: () => Promise.resolve(() => value), from: 'stoa_check' } }]
    }),
  )

/**
 * Sets a stage on a page. React looks for the page among Node's globals, so `window` and `document` must be the
 * page's already.
 */
export async function setStage(
  { name, uses }: Pick<Manifest, 'name' | 'uses'>,
  folder: string,
  texts: Texts,
  document: Document,
): Promise<Stage> {
  const modules = await sharedModules(folder)
  const { createElement, StrictMode } = await import('react')
  const { createRoot } = await import('react-dom/client')
  const context = await import('../../host/context.ts')
  const log = { messages: [], opened: [], tracked: [], questions: [] }
  const refusals = new WeakSet<Error>()
  const refuse = (path: string): Promise<never> => {
    const refusal = new Error(`nothing answers ${path}`)
    refusals.add(refusal)
    return Promise.reject(refusal)
  }
  const undeclared = new Set<string>()
  const unanswered: ClientPort = {
    get: refuse,
    post: refuse,
    delete: refuse,
    upload: () => refuse('/uploads'),
  }
  const limited = limitClient(unanswered, name, uses, (message) => undeclared.add(message))
  // Refused or unanswered: neither is a failure of the component.
  const client: ClientPort = {
    get: (path) => limited.get<never>(path).catch(() => refuse(path)),
    post: (path) => limited.post<never>(path, undefined).catch(() => refuse(path)),
    delete: (path) => limited.delete<never>(path).catch(() => refuse(path)),
    upload: () => limited.upload([]).catch(() => refuse('/uploads')),
  }
  const host = createFakeHost(texts, { flags: { isOn: () => true }, client }, log)
  const binding = {
    host,
    Icon: ({ name: icon }: { name: string }) => createElement('i', { 'data-icon': icon }),
    Zone: () => null,
    DashboardCards: () => null,
  }
  const around = surroundings(modules)

  return {
    scope: scopeOf(modules),
    refuse,
    takeUndeclared() {
      const messages = [...undeclared]
      undeclared.clear()
      return messages
    },
    isRefusal: (error) => error instanceof Error && refusals.has(error),
    show(component, props, isCell) {
      const element = document.createElement('div')
      document.body.append(element)
      let failure: unknown
      const keep = (error: unknown) => {
        failure = error
      }
      const root = createRoot(element, { onUncaughtError: keep, onCaughtError: () => undefined })
      const given = { ...props, notify: host.notify }
      const content = createElement(component as ComponentType<object>, given)
      const placed = isCell
        ? createElement(
            'table',
            null,
            createElement('tbody', null, createElement('tr', null, createElement('td', null, content))),
          )
        : content
      const withName = createElement(
        context.ExtensionNameContext,
        { value: name },
        around(createElement, placed),
      )
      root.render(
        createElement(StrictMode, null, createElement(context.HostContext, { value: binding }, withName)),
      )
      return {
        element,
        error: () => failure,
        remove: () => {
          root.unmount()
          element.remove()
        },
      }
    },
  }
}

/** A router and a query cache, where the extension has them installed. */
function surroundings(modules: ReadonlyMap<string, Module>) {
  const router = modules.get('react-router')
  const query = modules.get('@tanstack/react-query')
  return (createElement: typeof Create, content: ReactNode): ReactNode => {
    let whole = content
    if (query) {
      const { QueryClient, QueryClientProvider } = query as unknown as {
        QueryClient: new (options: object) => object
        QueryClientProvider: ComponentType<{ client: object; children?: ReactNode }>
      }
      const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      whole = createElement(QueryClientProvider, { client }, whole)
    }
    const MemoryRouter = router?.['MemoryRouter'] as ComponentType<{ children?: ReactNode }> | undefined
    return MemoryRouter ? createElement(MemoryRouter, null, whole) : whole
  }
}
