import { expect, it } from '@jest/globals'

import { ApiError } from './api-error.ts'
import { shownFailure, unlessSessionLost } from './session-lost.ts'

const refused = (status: number) =>
  new ApiError({ kind: 'http', status, message: 'no' }, { method: 'GET', path: '/admin/orders' })

it('nothing is shown of a lost session, and anything else is', () => {
  expect(shownFailure(refused(401))).toBeUndefined()
  const other = refused(403)
  expect(shownFailure(other)).toBe(other)
  expect(shownFailure(null)).toBeNull()
})

it('a call resolves without an answer when the session is lost, and rejects for any other failure', async () => {
  await expect(unlessSessionLost(Promise.resolve(7))).resolves.toBe(7)
  await expect(unlessSessionLost(Promise.reject(refused(401)))).resolves.toBeUndefined()
  await expect(unlessSessionLost(Promise.reject(refused(500)))).rejects.toThrow('500')
})
