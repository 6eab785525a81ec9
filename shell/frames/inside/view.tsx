import { createElement, Suspense, useEffect, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { Route, Routes } from 'react-router'

import { textOf } from '../../extensions/containment/text-of.ts'
import { inputOf } from '../protocol/given.ts'
import type { FromAdmin } from '../protocol/messages.ts'
import { sentError } from '../protocol/sent-error.ts'
import { Boundary } from './boundary.tsx'
import { loadHere, type FrameContext } from './frame-context.ts'
import { FrameProviders } from './providers.tsx'

type Show = Extract<FromAdmin, { type: 'show' }>
type Shown = ComponentType<Record<string, unknown>>

/** A change that the admin may not have seen yet. */
interface OwnValue {
  value: unknown
  count: number
}

/** Path of a module that is a page; undefined for anything else. */
function routeOf({ extension: { manifest } }: FrameContext, module: string): string | undefined {
  const page = manifest.pages?.find((one) => one.module === module)
  const settings = manifest.settings?.find((one) => one.module === module)
  return page ? `/a${page.path}` : settings && `/a/settings${settings.path}`
}

/** Props of the component: the admin's, and until it has seen them, the field's own change. */
function useProps({ line, host, changes }: FrameContext, { given, seen }: Show): Record<string, unknown> {
  const [own, setOwn] = useState<OwnValue>()
  const call = (name: string, words: readonly unknown[]) => {
    if (name === 'onChange') setOwn({ value: words[0], count: changes.next() })
    line.send({ type: 'given', run: 0, name, words, count: changes.last() })
  }
  const isAhead = own !== undefined && seen < own.count
  return { ...inputOf(given, call), ...(isAhead && { value: own.value }), notify: host.notify }
}

function View({ context, show, component }: { context: FrameContext; show: Show; component: Shown }) {
  const props = useProps(context, show)
  useEffect(() => {
    context.measure()
    context.line.send({ type: 'shown' })
  }, [context])
  return createElement(component, props)
}

/** Shows the component that the admin names, with the props that it sends. */
export function startView(context: FrameContext, container: HTMLElement): void {
  const { line, host } = context
  const root = createRoot(container, { onCaughtError: () => undefined })
  let component: Promise<Shown | undefined> | undefined
  const fail = (module: string, error: unknown) =>
    line.send({
      type: 'failed',
      module,
      kind: 'render',
      detail: textOf(error),
      error: sentError(error, host.failures.textOf(error)),
      isOver: true,
    })
  const load = async (module: string) => {
    const state = await loadHere(context, module)
    return state.status === 'ready' ? (state.exported as Shown) : undefined
  }
  let latest: Show
  async function render(show: Show) {
    latest = show
    component ??= load(show.module)
    const loaded = await component
    if (!loaded || show !== latest) return
    document.documentElement.classList.toggle('line', show.isLine)
    const view = <View context={context} show={show} component={loaded} />
    const route = routeOf(context, show.module)
    root.render(
      <FrameProviders context={context}>
        <Boundary onError={(error) => fail(show.module, error)}>
          <Suspense>
            {route === undefined ? (
              view
            ) : (
              <Routes>
                <Route path={route} element={view} />
              </Routes>
            )}
          </Suspense>
        </Boundary>
      </FrameProviders>,
    )
  }
  line.listen((message) => {
    if (message.type === 'show') void render(message)
  })
}
