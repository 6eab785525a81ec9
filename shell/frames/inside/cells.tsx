import { createElement, Suspense, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'

import { textOf } from '../../extensions/containment/text-of.ts'
import type { RemoteState } from '../../federation/remote-state.ts'
import type { FromAdmin } from '../protocol/messages.ts'
import { sentError } from '../protocol/sent-error.ts'
import { Boundary } from './boundary.tsx'
import { loadHere, type FrameContext } from './frame-context.ts'
import { FrameProviders } from './providers.tsx'

type Cell = Extract<FromAdmin, { type: 'cell' }>

const NOTHING = '–'

/** Renders the cells of columns out of sight, and sends their text whenever it changes. */
export function startCells(context: FrameContext): void {
  const { line, host } = context
  const roots = new Map<number, Root>()
  const modules = new Map<string, Promise<RemoteState>>()
  function stop(id: number): void {
    roots.get(id)?.unmount()
    roots.delete(id)
  }
  async function start({ id, module, row }: Cell): Promise<void> {
    const container = document.createElement('span')
    const root = createRoot(container, { onCaughtError: () => undefined })
    roots.set(id, root)
    const loading = modules.get(module) ?? loadHere(context, module)
    modules.set(module, loading)
    const state = await loading
    if (state.status !== 'ready' || !roots.has(id)) return
    const send = () => line.send({ type: 'cell', id, text: container.textContent })
    new MutationObserver(send).observe(container, { childList: true, characterData: true, subtree: true })
    const fail = (error: unknown) => {
      const text = host.failures.textOf(error)
      line.send({
        type: 'failed',
        module,
        kind: 'render',
        detail: textOf(error),
        error: sentError(error, text),
        isOver: false,
      })
      line.send({ type: 'cell', id, text: NOTHING })
    }
    root.render(
      <FrameProviders context={context}>
        <Boundary onError={fail}>
          <Suspense>{createElement(state.exported as ComponentType<{ row: unknown }>, { row })}</Suspense>
        </Boundary>
      </FrameProviders>,
    )
  }
  line.listen((message) => {
    if (message.type === 'cell') void start(message)
    if (message.type === 'cell-over') stop(message.id)
  })
}
