import { shownText } from '../extensions/containment/text-of.ts'

export interface ToastText {
  type: 'success' | 'warning' | 'error' | 'info'
  title: string
  message: string
}

export interface Toast extends ToastText {
  id: number
}

/** Display time of a toast, in milliseconds (spec, section 2). */
export const TOAST_DURATION_MS = 3000

/** Visible toasts, oldest first. Independent of React. */
export interface ToastQueue {
  /** Extensions may pass any value for a text. */
  add(text: ToastText): void
  close(id: number): void
  /** Stops the clock of all toasts, while one is hovered or focused. */
  pause(): void
  resume(): void
  list(): readonly Toast[]
  subscribe(listener: () => void): () => void
}

/** Creates a queue whose toasts expire. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = []
  let nextId = 1
  let isPaused = false
  const listeners = new Set<() => void>()
  const timers = new Map<
    number,
    { timer: ReturnType<typeof setTimeout> | undefined; started: number; left: number }
  >()

  const show = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const close = (id: number) => {
    clearTimeout(timers.get(id)?.timer)
    timers.delete(id)
    show(toasts.filter((toast) => toast.id !== id))
  }
  const run = (id: number, left: number) => {
    const timer = isPaused ? undefined : setTimeout(() => close(id), left)
    timers.set(id, { timer, started: Date.now(), left })
  }

  return {
    add({ type, title, message }) {
      const id = nextId++
      show([...toasts, { type, title: shownText(title), message: shownText(message), id }])
      run(id, TOAST_DURATION_MS)
    },
    close,
    pause() {
      if (isPaused) return
      isPaused = true
      for (const [id, { timer, started, left }] of timers) {
        clearTimeout(timer)
        timers.set(id, { timer: undefined, started, left: left - (Date.now() - started) })
      }
    },
    resume() {
      if (!isPaused) return
      isPaused = false
      for (const [id, { left }] of timers) run(id, left)
    },
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
