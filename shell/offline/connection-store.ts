import { createStore, type StoreApi } from 'zustand/vanilla'

/** A write that never left the browser, and a function that sends it. */
export interface UnsentWrite {
  send: () => Promise<unknown>
}

/** State of the connection to the store. */
export interface Connection {
  /** The server does not answer, or the browser is offline. */
  isSilent: boolean
  /** A visible request takes longer than usual. */
  isSlow: boolean
  /** Unsaved writes, oldest first. */
  unsent: readonly UnsentWrite[]
}

export type ConnectionStore = StoreApi<Connection>

export const createConnectionStore = (): ConnectionStore =>
  createStore(() => ({ isSilent: false, isSlow: false, unsent: [] }))
