import { createHash } from 'node:crypto'

import { hasHash, sriHash } from './sri-hash.ts'

const content = Buffer.from('export default 1')
const longer = `sha384-${createHash('sha384').update(content).digest('base64')}`

test('a hash is as short as browsers take it', () => {
  expect(sriHash(content)).toBe(`sha256-${createHash('sha256').update(content).digest('base64')}`)
})

test('a file is known by the longer hash of earlier feeds too', () => {
  expect(hasHash(content, sriHash(content))).toBe(true)
  expect(hasHash(content, longer)).toBe(true)
})

test.each([longer.replace(/.{4}$/, 'AAAA'), sriHash(Buffer.from('')), 'sha384-', ''])(
  '“%s” is no hash of it',
  (hash) => {
    expect(hasHash(content, hash)).toBe(false)
  },
)
