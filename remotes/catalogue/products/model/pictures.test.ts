import { picturesOf, withoutPictures, withPictures } from './pictures.ts'

it('lets the first picture stand for all', () => {
  expect(withPictures({ urls: [], thumbnail: null }, ['a', 'b', 'a'])).toEqual({
    urls: ['a', 'b'],
    thumbnail: 'a',
  })
  expect(withPictures({ urls: ['a'], thumbnail: 'a' }, ['b']).thumbnail).toBe('a')
})

it('finds another one when that goes', () => {
  expect(withoutPictures({ urls: ['a', 'b'], thumbnail: 'a' }, ['a'])).toEqual({
    urls: ['b'],
    thumbnail: 'b',
  })
  expect(withoutPictures({ urls: ['a', 'b'], thumbnail: 'a' }, ['b']).thumbnail).toBe('a')
  expect(withoutPictures({ urls: ['a'], thumbnail: 'a' }, ['a'])).toEqual({ urls: [], thumbnail: null })
})

it('shows a thumbnail that is none of the pictures', () => {
  expect(picturesOf({ images: [{ url: 'b' }], thumbnail: 'a' }).urls).toEqual(['a', 'b'])
})
