import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Something to tell the shopper that belongs to no place of the page. */
export interface Notice {
  tone: 'error' | 'warning'
  title: string
  message: string
}

const notices = createStore<{ notice: Notice | null }>(() => ({ notice: null }))

/** Shows a notice in place of the one before; null takes it away. */
export const showNotice = (notice: Notice | null): void => notices.setState({ notice })

/** The notice on the screen. */
export const useNotice = (): Notice | null => useStore(notices, ({ notice }) => notice)
