import { clearPersonalData } from './clear-personal-data.ts'
import { rememberSession, wasSignedIn } from './remembered-session.ts'

afterEach(() => localStorage.clear())

test('a browser remembers that a person was signed in until the session ends', () => {
  expect(wasSignedIn()).toBe(false)
  rememberSession(true)
  expect(wasSignedIn()).toBe(true)
  rememberSession(false)
  expect(wasSignedIn()).toBe(false)
})

test('signing out forgets it', () => {
  rememberSession(true)
  clearPersonalData()
  expect(wasSignedIn()).toBe(false)
})
