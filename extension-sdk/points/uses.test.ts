import { usedBeyond } from './uses.ts'

test('what was accepted is no more, in whatever order', () => {
  const accepted = { read: ['orders', 'users'], write: ['orders'], connect: ['https://api.example.com'] }
  expect(usedBeyond(accepted, { read: ['users', 'orders'] })).toBeUndefined()
  expect(usedBeyond(accepted, {})).toBeUndefined()
})

test('what was not accepted is named by kind', () => {
  const wanted = { read: ['orders'], write: ['orders', 'users'], connect: ['https://api.example.com'] }
  expect(usedBeyond({ read: ['orders'] }, wanted)).toEqual({
    write: ['orders', 'users'],
    connect: ['https://api.example.com'],
  })
})

test('an update without a declaration wants everything, one to a declaration nothing more', () => {
  expect(usedBeyond({}, undefined)).toBe('everything')
  expect(usedBeyond(undefined, { write: ['users'] })).toBeUndefined()
  expect(usedBeyond(undefined, undefined)).toBeUndefined()
})

test('storage is wanted once, and accepted from then on', () => {
  expect(usedBeyond({}, { storage: true })).toEqual({ storage: true })
  expect(usedBeyond({ storage: true }, { storage: true })).toBeUndefined()
})
