import { anArea, anExtension, aPage, aWidget } from '@stoa/extension-sdk/admission/testing'
import { ApiError } from '@stoa/api/http'
import { jest } from '@jest/globals'

import { createLedger } from './ledger.ts'
import { watchErrors } from './watch-errors.ts'

const extension = anExtension('loud', { widgets: [aWidget('bell', 'login.after')] })
let ledger = createLedger(() => undefined)
const failures = () => ledger.account('loud').failures.map(({ module, failure }) => [module, failure.kind])

function errorFrom(file: string, error: Error = new Error('no')): Error {
  error.stack = `Error: no\n    at press (${location.origin}${file}:1:2)`
  return error
}
const rejectWith = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

test("errors of other code and failed calls are ignored; an extension's own errors are recorded", () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  watchErrors([extension], ledger)

  window.dispatchEvent(new ErrorEvent('error', { error: errorFrom('/assets/admin.js') }))
  rejectWith('a text')
  const call = { method: 'GET', path: '/admin/orders' } as const
  rejectWith(errorFrom('/remotes/loud/bell.js', new ApiError({ kind: 'network' } as never, call)))
  expect(failures()).toEqual([])
  expect(log).not.toHaveBeenCalled()

  window.dispatchEvent(new ErrorEvent('error', { error: errorFrom('/remotes/loud/bell.js') }))
  rejectWith(errorFrom('/remotes/loud/entry.js'))
  expect(failures()).toEqual([
    ['./widgets/bell', 'event'],
    ['*', 'event'],
  ])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('[stoa] loud ./widgets/bell'), expect.any(Error))
  log.mockRestore()
})

test('three errors in code that its contributions share take out an extension, but no area', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const area = anArea('store', { pages: [aPage('/things')] })
  ledger = createLedger(() => undefined)
  watchErrors([extension, area], ledger)
  for (let count = 0; count < 3; count++) {
    rejectWith(errorFrom('/remotes/loud/entry.js'))
    rejectWith(errorFrom('/remotes/store/entry.js'))
  }
  expect(ledger.isQuarantined('loud', './widgets/bell')).toBe(true)
  expect(ledger.account('store').failures).toHaveLength(3)
  expect(ledger.isQuarantined('store', './pages/page')).toBe(false)
  log.mockRestore()
})

const blockedBy = (file: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      sourceFile: file && location.origin + file,
      effectiveDirective: 'connect-src',
      blockedURI: 'https://api.carrier.example',
    }),
  )

test('what the policy blocks is recorded for the extension whose script wanted it', () => {
  ledger = createLedger(() => undefined)
  watchErrors([extension], ledger)
  blockedBy('/assets/admin.js')
  blockedBy('')
  expect(failures()).toEqual([])

  blockedBy('/remotes/loud/bell.js')
  expect(ledger.account('loud').failures.at(-1)).toMatchObject({
    failure: { kind: 'event', detail: 'the policy blocks https://api.carrier.example (connect-src)' },
  })
})
