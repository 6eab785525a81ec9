/** @jest-environment node */
import { ApiError } from '@stoa/api/http'

import { isDuplicate, refusedField } from './refusal.ts'

const refusal = (status: number, message: string) =>
  new ApiError({ kind: 'http', status, message }, { method: 'POST', path: '/admin/products/prod_1' })

describe('refusedField', () => {
  it('is the field that the server names', () => {
    const named = refusal(400, 'status must be one of the following values: draft, published')
    expect(refusedField(named, ['title', 'status'])).toBe('status')
    expect(refusedField(refusal(400, "Can't insert null value in field title"), ['title', 'status'])).toBe(
      'title',
    )
  })

  it('is the only one that was changed when none is named', () => {
    expect(refusedField(refusal(422, 'It exists already'), ['title'])).toBe('title')
    expect(refusedField(refusal(422, 'It exists already'), ['title', 'status'])).toBeUndefined()
  })

  it('does not take a part of a word for a name', () => {
    expect(refusedField(refusal(400, 'The subtitle is too long'), ['title', 'status'])).toBeUndefined()
  })

  it('is none when the server failed or nobody answered', () => {
    expect(refusedField(refusal(500, 'title'), ['title'])).toBeUndefined()
    const silence = new ApiError({ kind: 'network' }, { method: 'POST', path: '/admin/products/prod_1' })
    expect(refusedField(silence, ['title'])).toBeUndefined()
  })
})

it('knows that there is such a thing already', () => {
  const call = { method: 'POST', path: '/admin/products' } as const
  expect(isDuplicate(new ApiError({ kind: 'http', status: 422, type: 'duplicate_error' }, call))).toBe(true)
  expect(isDuplicate(new ApiError({ kind: 'http', status: 422, type: 'invalid_data' }, call))).toBe(false)
})
