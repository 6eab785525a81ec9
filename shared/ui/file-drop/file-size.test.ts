import { fileSize } from './file-size.ts'

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [1_540_000, '1.5 MB'],
  [5_000_000_000_000, '5,000 GB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes, 'en')).toBe(text)
})

it('formats in the locale', () => {
  expect(fileSize(1_540_000, 'de')).toBe('1,5 MB')
})
