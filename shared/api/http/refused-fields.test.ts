import { expect, it } from '@jest/globals'
import { ApiError, fieldErrorsOf } from './index.ts'
import { readRefusedFields } from './refused-fields.ts'

// Each message is one that the backend sends.
it.each([
  ['property foo should not exist', 'foo'],
  ['title must be a string', 'title'],
  ['each value in regions must be a string', 'regions'],
  ['nested property created_at must be either object or array', 'created_at'],
  ['"ends_at" must be greater than "starts_at"', 'ends_at'],
  ['billing_address must be one of: AddressPayload,String', 'billing_address'],
  ['region_id is required to create a draft order', 'region_id'],
  ["Can't insert null value in field title on insert in table product", 'title'],
  ['Product with handle gift-card already exists.', 'handle'],
  ['Variant with title Large with provided options already exists', 'title'],
  ['Key (name)=(Press) already exists.', 'name'],
  ['A user with the same email already exists.', 'email'],
  ['A customer with the given email already has an account. Log in instead', 'email'],
])('finds the property in “%s”', (message, field) => {
  expect(readRefusedFields(message)).toEqual({ [field]: [message] })
})

it.each([
  'Germany already exists in region reg_1',
  'Product with id prod_1 was not found',
  'Invalid allocation type, must be one of "total" or "item"',
  'An unknown error occurred.',
])('finds none in “%s”', (message) => {
  expect(readRefusedFields(message)).toBeUndefined()
})

it('returns each property’s messages, once, with the permitted values', () => {
  const message =
    'images must be an array, status must be one of the following values: draft, proposed, published, ' +
    'title should not be empty, title must be a string, title must be a string, ' +
    'Failed XOR relation between "region_id" and "currency_code"., property constructor should not exist'
  expect(readRefusedFields(message)).toEqual({
    images: ['images must be an array'],
    status: ['status must be one of the following values: draft, proposed, published'],
    title: ['title should not be empty', 'title must be a string'],
    constructor: ['property constructor should not exist'],
  })
})

it('accepts any error', () => {
  const call = { method: 'POST', path: '/admin/notes' } as const
  const fields = { value: ['value should not be empty'] }
  expect(fieldErrorsOf(new ApiError({ kind: 'http', status: 400, fields }, call))).toEqual(fields)
  expect(fieldErrorsOf(new ApiError({ kind: 'http', status: 500 }, call))).toEqual({})
  expect(fieldErrorsOf(new ApiError({ kind: 'network' }, call))).toEqual({})
  expect(fieldErrorsOf(new Error('value must be'))).toEqual({})
})
