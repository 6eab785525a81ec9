import { createStore } from 'zustand/vanilla'

import type { User } from './check-session.ts'

/** Who works here, and whether the backend still knows them. */
export interface Session {
  user: User
  /** The backend answered 401: the person must sign in again before anything more is read or saved. */
  isLost: boolean
}

/** The session of the signed-in part; it begins with a person and ends with a page load. */
export const createSessionStore = (user: User) => createStore<Session>(() => ({ user, isLost: false }))

/** What {@link createSessionStore} makes. */
export type SessionStore = ReturnType<typeof createSessionStore>
