import { SESSION_MARK } from '../boot/preload-script.ts'

/** Whether a person was signed in when this browser showed the admin last; false where storage is blocked. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(SESSION_MARK) !== null
  } catch {
    return false
  }
}

/** Remembers for the next visit whether a person is signed in. */
export function rememberSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(SESSION_MARK, '')
    else localStorage.removeItem(SESSION_MARK)
  } catch {
    // The next visit fetches the code of the sign-in page first.
  }
}
