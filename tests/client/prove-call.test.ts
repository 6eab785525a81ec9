import { expect, it } from '@jest/globals'
import { ApiError, createHttpClient } from '@stoa/api/http'
import type { CallRow, Learnt } from './call-row.ts'
import { proveCall } from './prove-call.ts'

const http = createHttpClient()
const refusal = (status: number, path = '/admin/notes') =>
  Promise.reject(new ApiError({ kind: 'http', status, message: 'No' }, { method: 'POST', path }))
const answer = { response: { status: 200, headers: {} } }
const rowWith = (part: Partial<CallRow>): CallRow => ({
  name: 'admin.notes.create',
  route: 'POST /admin/notes',
  call: () => Promise.resolve(answer),
  ...part,
})
const refused = { status: 404, because: 'there is none' }

it('returns the answer, and passes ids from row to row', async () => {
  const learnt: Learnt = { order: 'order_1' }
  const seen: string[] = []
  const callRow = rowWith({
    prepare: (_http, id) => Promise.resolve({ prepared: `${id('order')}/p` }),
    call: (_http, id) => {
      seen.push(id('prepared'))
      return Promise.resolve(answer)
    },
    learn: () => ({ note: 'note_1' }),
  })
  expect(await proveCall(callRow, http, learnt)).toEqual({ answer })
  expect(seen).toEqual(['order_1/p'])
  expect(learnt).toEqual({ order: 'order_1', prepared: 'order_1/p', note: 'note_1' })
})

it('reports the server’s message, with time and place', async () => {
  expect(await proveCall(rowWith({ call: () => refusal(500) }), http, {})).toEqual({
    fault: 'POST /admin/notes: Request failed with status code 500: No',
  })
  const unprepared = rowWith({ prepare: () => refusal(404, '/admin/orders'), refused })
  expect(await proveCall(unprepared, http, {})).toEqual({
    fault: 'could not be prepared: POST /admin/orders: Request failed with status code 404: No',
  })
  const early = rowWith({ call: (_http, id) => Promise.reject(new Error(id('note'))) })
  expect((await proveCall(early, http, {})).fault).toMatch('no row has learnt the id of “note”')
})

it('accepts the refusal that the row expects, and no other', async () => {
  expect(await proveCall(rowWith({ call: () => refusal(404), refused }), http, {})).toEqual({})
  expect((await proveCall(rowWith({ call: () => refusal(400), refused }), http, {})).fault).toMatch('400')
  expect((await proveCall(rowWith({ refused }), http, {})).fault).toBe('accepted, though the row says 404')
})
