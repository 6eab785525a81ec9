import { builtBackend, moveOrigins } from './move-origins.ts'

const page = `<meta charset="utf-8"><meta name="stoa-backend" content="http://localhost:9000">
<link rel="preload" as="fetch" href="http://localhost:9000/admin/auth">`

test('finds the backend that a page was built with', () => {
  expect(builtBackend(page)).toBe('http://localhost:9000')
  expect(builtBackend('<meta content="x" name="stoa-backend"/>')).toBe('x')
  expect(builtBackend('<meta name="other" content="x">')).toBeUndefined()
})

test('replaces the address in the meta element and in preloads', () => {
  expect(moveOrigins(page, { 'http://localhost:9000': 'https://api.example.com/store' })).toBe(
    `<meta charset="utf-8"><meta name="stoa-backend" content="https://api.example.com/store">
<link rel="preload" as="fetch" href="https://api.example.com/store/admin/auth">`,
  )
})

test('keeps addresses that only share a prefix', () => {
  const text = 'http://localhost:90001 http://localhost:9000.example.com'
  expect(moveOrigins(text, { 'http://localhost:9000': 'https://api.example.com' })).toBe(text)
})

test('two addresses can be swapped', () => {
  const moves = { 'http://localhost:1': 'http://localhost:2', 'http://localhost:2': 'http://localhost:1' }
  expect(moveOrigins('http://localhost:1/ http://localhost:2/', moves)).toBe(
    'http://localhost:2/ http://localhost:1/',
  )
})
