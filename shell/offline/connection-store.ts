import { createStore, type StoreApi } from 'zustand/vanilla'

/** A write that never left the browser, and how to send it after all. */
export interface UnsentWrite {
  send: () => Promise<unknown>
}

/** How the talk with the store's server goes. */
export interface Connection {
  /** The server does not answer, or the browser has no network. */
  isSilent: boolean
  /** Something that the page waits for takes longer than usual. */
  isSlow: boolean
  /** What was not saved for want of a network, the first of it first. */
  unsent: readonly UnsentWrite[]
}

/** Where it is kept. */
export type ConnectionStore = StoreApi<Connection>

/** A connection of which nothing bad is known. */
export const createConnectionStore = (): ConnectionStore =>
  createStore(() => ({ isSilent: false, isSlow: false, unsent: [] }))
