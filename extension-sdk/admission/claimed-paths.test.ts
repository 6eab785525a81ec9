import { ClaimedPaths } from './claimed-paths.ts'
import { overlaps } from './paths.ts'

const SEGMENTS = ['a', 'b', 'new', ':'] as const

/** Every path of one to three of these segments. */
const PATHS = SEGMENTS.flatMap((first) => [
  `/${first}`,
  ...SEGMENTS.flatMap((second) => [
    `/${first}/${second}`,
    ...SEGMENTS.map((third) => `/${first}/${second}/${third}`),
  ]),
])

const claimed = new ClaimedPaths<string>()
for (const path of PATHS) claimed.claim(path, `owner of ${path}`)

test('the owner of a path is found, and no other', () => {
  expect(claimed.ownerOf('/a/:/new')).toBe('owner of /a/:/new')
  expect(claimed.ownerOf('/a/:id/new')).toBeUndefined()
  expect(claimed.ownerOf('/a/b/new/a')).toBeUndefined()
  expect(claimed.ownerOf('/')).toBeUndefined()
})

test('a path with nothing below the root can be taken too', () => {
  const home = new ClaimedPaths<string>()
  home.claim('/', 'home')

  expect(home.ownerOf('/')).toBe('home')
  expect(home.meeting('/')).toEqual(['home'])
  expect(home.meeting('/a')).toEqual([])
})

test.each(PATHS)('%s meets those that comparing it with every path finds, in their order', (path) => {
  const compared = PATHS.filter((other) => overlaps(other, path)).map((other) => `owner of ${other}`)

  expect(compared.length).toBeGreaterThan(0)
  expect(claimed.meeting(path)).toEqual(compared)
})
