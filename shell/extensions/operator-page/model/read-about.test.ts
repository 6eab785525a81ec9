import { readAbout } from './read-about.ts'

test('texts, a known icon and a safe address are read', () => {
  const about = {
    author: 'Ann',
    description: 'Awards points',
    homepage: 'https://example.com',
    icon: 'award',
  }
  expect(readAbout({ about })).toEqual(about)
})

test.each([
  undefined,
  {},
  { about: 'Ann' },
  { about: { author: 1, icon: 'rocket', homepage: 'javascript:1' } },
])('nothing is read of %j', (manifest) => {
  expect(readAbout(manifest)).toEqual({})
})
