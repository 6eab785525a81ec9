import { handleOf } from './handle.ts'

it.each([
  ['Winter Light', 'winter-light'],
  ['  Café — No. 7! ', 'cafe-no-7'],
  ['Über uns', 'uber-uns'],
  ['ضوء الشتاء', 'ضوء-الشتاء'],
  ['!?', ''],
])('of “%s” is “%s”', (title, handle) => expect(handleOf(title)).toBe(handle))
