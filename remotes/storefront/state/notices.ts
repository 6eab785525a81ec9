import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A notice to the shopper that belongs to no part of the page. */
export interface Notice {
  tone: 'error' | 'warning' | 'success' | 'info'
  title: string
  /** Several sentences are a line each. */
  message: string | readonly string[]
  /** Stays when the next page opens, such as the account after the sign-in. */
  isForNextPage?: boolean
}

const notices = createStore<{ notice: Notice | null }>(() => ({ notice: null }))

/** Replaces the current notice; null removes it. */
export const showNotice = (notice: Notice | null): void => notices.setState({ notice })

/** Removes the notice of a page that is left, unless it is for the next one. */
export const leaveNotice = (): void =>
  notices.setState(({ notice }) => ({
    notice: notice?.isForNextPage ? { ...notice, isForNextPage: false } : null,
  }))

/** The notice on the screen. */
export const useNotice = (): Notice | null => useStore(notices, ({ notice }) => notice)
