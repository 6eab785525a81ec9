import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A notice to the shopper that belongs to no part of the page. */
export interface Notice {
  tone: 'error' | 'warning' | 'success' | 'info'
  title: string
  message: string
}

const notices = createStore<{ notice: Notice | null }>(() => ({ notice: null }))

/** Replaces the current notice; null removes it. */
export const showNotice = (notice: Notice | null): void => notices.setState({ notice })

/** The notice on the screen. */
export const useNotice = (): Notice | null => useStore(notices, ({ notice }) => notice)
