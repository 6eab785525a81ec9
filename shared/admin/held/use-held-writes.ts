import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { createDraft } from '../form/form-draft.ts'
import { HOLD_MS, heldOn, type HeldWrite } from './held-writes.ts'
import { ownTab } from './own-tab.ts'

/** Subjects whose writes this tab is sending. */
const underWay = new Set<string>()

/** Options of {@link useHeldWrites}. */
interface HeldWritesOptions {
  /** Sends a write and reports its result. A rejection keeps the write until a person sends it again or takes it back. */
  send: (write: HeldWrite) => Promise<unknown>
  /** Whether a write that was stopped has been done meanwhile, so that nothing is left to send. Default never. */
  isDone?: (write: HeldWrite) => boolean
}

/** The subjects of a page whose writes wait; nothing else should be done with them. */
export function useHeldSubjects(page: string): ReadonlySet<string> {
  const held = heldOn(page)
  return new Set(useSyncExternalStore(held.subscribe, held.read).map(({ subject }) => subject))
}

/**
 * Sends the held writes of a page: each after ten seconds, at once when a person leaves the page for another one. After a
 * reload they wait again for their whole time. While one waits, the browser asks before the tab is closed.
 * A copy of the tab sends nothing by itself.
 */
export function useHeldWrites(page: string, { send, isDone = () => false }: HeldWritesOptions) {
  const held = heldOn(page)
  const all = useSyncExternalStore(held.subscribe, held.read)
  const writes = all.filter((write) => write.state !== 'stopped' || !isDone(write))
  const isAny = writes.length > 0

  const run = useEffectEvent(async (subject: string) => {
    const write = held.read().find((one) => one.subject === subject)
    if (!write || write.state === 'sending') return
    held.change(subject, { state: 'sending' })
    underWay.add(subject)
    try {
      await send(write)
      held.change(subject, undefined)
      if (write.draft) createDraft(write.draft.path, write.draft.id).keep({})
    } catch {
      held.change(subject, { state: 'stopped' })
    } finally {
      underWay.delete(subject)
    }
  })

  useEffect(() => {
    const timers = all.flatMap(({ subject, state, due }) =>
      state === 'waiting' ? [setTimeout(() => void run(subject), due - Date.now())] : [],
    )
    return () => timers.forEach(clearTimeout)
  }, [all])

  useEffect(() => {
    for (const { subject, state } of held.read()) {
      if (state === 'waiting') held.change(subject, { due: Date.now() + HOLD_MS })
      // Whether it was sent before the tab was loaded again, only a person can find out.
      else if (!underWay.has(subject)) held.change(subject, { state: 'stopped' })
    }
    return () => {
      for (const { subject, state } of held.read()) if (state === 'waiting') void run(subject)
    }
  }, [held])

  useEffect(() => {
    if (!isAny) return undefined
    let isOver = false
    let release: (() => void) | undefined
    const claim = async () => {
      const claimed = await ownTab(page)
      if (!claimed) for (const { subject } of held.read()) held.change(subject, { state: 'stopped' })
      if (isOver) claimed?.()
      release = claimed
    }
    void claim()
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      isOver = true
      release?.()
      window.removeEventListener('beforeunload', ask)
    }
  }, [held, isAny, page])

  return {
    writes,
    sendNow: (subject: string) => void run(subject),
    undo: (subject: string) => held.change(subject, undefined),
  }
}
