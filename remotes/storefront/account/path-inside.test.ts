import { pathInside } from './path-inside.ts'

test('a path of the shop stays what it is', () => {
  expect(pathInside('/checkout?step=address')).toBe('/checkout?step=address')
})

test.each([
  null,
  '',
  'checkout',
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example',
  'javascript:0',
])('%j leads out of the shop', (text) => expect(pathInside(text)).toBeUndefined())
