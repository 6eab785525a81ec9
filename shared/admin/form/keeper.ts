import type { KeptDraft, Typed } from '../draft/draft.ts'

/** Writes a draft while a person types. */
export interface DraftKeeper {
  /** Takes what is typed by now; nothing forgets the draft at once. */
  keep(typed: Typed): void
  /** Writes what still waits, unless the draft was forgotten meanwhile; for a page that goes. */
  finish(): void
}

/** So long what was typed last may wait, in ms. */
const WAIT_MS = 300

/** Keeps what is typed first at once and what follows a moment later, because a large draft takes longer than a key may. */
export function createKeeper(draft: KeptDraft): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Typed = {}
  const isKept = () => Object.keys(draft.read()).length > 0
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    draft.keep(waiting)
  }
  return {
    keep(typed) {
      waiting = typed
      if (Object.keys(typed).length === 0 || !isKept()) write()
      else timer ??= setTimeout(write, WAIT_MS)
    },
    finish() {
      if (timer === undefined) return
      if (isKept()) write()
      else clearTimeout(timer)
      timer = undefined
    },
  }
}
