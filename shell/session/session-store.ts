import { createStore } from 'zustand/vanilla'

import type { User } from './check-session.ts'

/** The signed-in person, and whether the session still holds. */
export interface Session {
  user: User
  /** The backend answered 401: the person must sign in again before reading or saving. */
  isLost: boolean
}

/** Session of the signed-in admin, from sign-in to page load. */
export const createSessionStore = (user: User) => createStore<Session>(() => ({ user, isLost: false }))

export type SessionStore = ReturnType<typeof createSessionStore>
