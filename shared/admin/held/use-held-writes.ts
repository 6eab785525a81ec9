import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { createDraft } from '../draft/draft.ts'
import { HOLD_MS, heldOn, type HeldWrite } from './held-writes.ts'
import { ownTab } from './own-tab.ts'
import { onSendRequest } from './send-request.ts'

/** The writes that this tab is sending, by their subjects. They never reject. */
const underWay = new Map<string, Promise<void>>()

/** Waits for what is being sent, and has a sign-out wait for it, also after its page was left. */
async function waitedFor(sending: Promise<void>): Promise<void> {
  const stop = onSendRequest(async () => {
    await sending
    return []
  })
  await sending
  stop()
}

/** Options of {@link useHeldWrites}. */
interface HeldWritesOptions {
  /** Sends a write and reports its result. A rejection keeps the write until a person sends it again or takes it back. */
  send: (write: HeldWrite) => Promise<unknown>
  /** Whether a write that was stopped has been done meanwhile, so that nothing is left to send. Default never. */
  isDone?: (write: HeldWrite) => boolean
  /** What a write is called, in the person's language. */
  nameOf: (write: HeldWrite) => string
}

/** The subjects of a page whose writes wait; nothing else should be done with them. */
export function useHeldSubjects(page: string): ReadonlySet<string> {
  const held = heldOn(page)
  return new Set(useSyncExternalStore(held.subscribe, held.read).map(({ subject }) => subject))
}

/**
 * Sends the held writes of a page: each after ten seconds, at once when a person leaves the page for another one or signs
 * out. After a reload they wait again for their whole time. While one waits, the browser asks before the tab is closed.
 * A copy of the tab sends nothing by itself.
 */
export function useHeldWrites(page: string, { send, isDone = () => false, nameOf }: HeldWritesOptions) {
  const held = heldOn(page)
  const all = useSyncExternalStore(held.subscribe, held.read)
  const isLeft = (write: HeldWrite) => write.state !== 'stopped' || !isDone(write)
  const writes = all.filter(isLeft)
  const isAny = writes.length > 0

  const attempt = useEffectEvent(async (write: HeldWrite) => {
    const { subject } = write
    held.change(subject, { state: 'sending' })
    try {
      await send(write)
      held.change(subject, undefined)
      if (write.draft) createDraft(write.draft.path, write.draft.id).keep({})
    } catch {
      held.change(subject, { state: 'stopped' })
    }
  })

  const run = useEffectEvent(async (subject: string) => {
    const write = held.read().find((one) => one.subject === subject)
    if (!write || write.state === 'sending') return
    const sending = attempt(write)
    underWay.set(subject, sending)
    await waitedFor(sending)
    underWay.delete(subject)
  })

  const sendAll = useEffectEvent(async () => {
    await Promise.all(
      held.read().map(({ subject, state }) => (state === 'waiting' ? run(subject) : underWay.get(subject))),
    )
    for (const write of held.read()) if (!isLeft(write)) held.change(write.subject, undefined)
    return held.read().map(nameOf)
  })
  useEffect(() => onSendRequest(() => sendAll()), [])

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
    const ask = (event: Event) => {
      if (held.read().length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      isOver = true
      release?.()
      window.removeEventListener('beforeunload', ask)
    }
  }, [held, isAny, page])

  return {
    writes,
    nameOf,
    sendNow: (subject: string) => void run(subject),
    undo: (subject: string) => held.change(subject, undefined),
  }
}
