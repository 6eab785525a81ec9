import { failureOf } from './failure.ts'

test.each([
  ['integrity', new TypeError("Failed to find a valid digest in the 'integrity' attribute")],
  ['version', new Error('[ Federation Runtime ]: No version of shared module react')],
  ['version', new Error('#RUNTIME-006 loadShareSync failed')],
  ['version', new Error("Can not get 'react-dom/client'")],
  ['version', new Error('The getter is not a function. #RUNTIME-012')],
  ['version', new Error('Unsatisfied version 18.0.0 of shared singleton module react')],
  ['script', new Error('#RUNTIME-008 Failed to load script resources')],
  ['script', new Error('ScriptNetworkError: Failed to load')],
  ['script', new Error('Loading chunk 12 failed')],
  ['script', new TypeError("This document requires 'TrustedScriptURL' assignment")],
  ['script', new Error('Loading CSS chunk 12 failed')],
  ['evaluate', new TypeError("Cannot read properties of undefined (reading 'useState')")],
  ['evaluate', new ReferenceError('subscription is not defined')],
  ['evaluate', new Error('#RUNTIME-008 ScriptExecutionError: bad entry')],
  ['evaluate', new Error('#RUNTIME-001 Failed to get remoteEntry exports.')],
  ['evaluate', Object.create(null)],
  ['evaluate', 'thrown text'],
])('%s: %s', (kind, error) => {
  expect(failureOf(error).kind).toBe(kind)
})

test('keeps what was thrown for those who read logs', () => {
  expect(failureOf(new TypeError('x is not a function')).detail).toBe('TypeError: x is not a function')
  expect(failureOf('thrown text').detail).toBe('thrown text')
})
