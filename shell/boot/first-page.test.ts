import { hasFlaggedPage } from './first-page.ts'

const returns = { manifest: { name: 'orders', pages: [{ path: '/returns', flag: 'returns' }] } }
const members = { manifest: { name: 'loyalty', pages: [{ path: '/members' }] } }

test.each([
  ['a page with a flag', [members, returns], [], true],
  ['no page with a flag', [members], [], false],
  ['a flag of a disabled extension', [returns], ['orders'], false],
  ['entries that are none', [null, { manifest: { pages: [1, { flag: 2 }] } }], [], false],
])('flags are needed: %s', (_name, extensions, disabled, expected) => {
  expect(hasFlaggedPage({ extensions, disabled })).toBe(expected)
})
