import { secondOf } from './made-twice.ts'

const made = (id: string, created_at: string) => ({ id, created_at })
const before = made('r1', '2026-11-05T10:00:00Z')
const first = made('r2', '2026-11-06T10:00:00Z')
const second = made('r3', '2026-11-06T10:00:01Z')

it('the second record is the later one of two that were not there before, in whatever order they are listed', () => {
  expect(secondOf([second, before, first], ['r1'])).toBe(second)
  expect(secondOf([first, second], [])).toBe(second)
})

it('one new record has no second one', () => {
  expect(secondOf([before, first], ['r1'])).toBeUndefined()
  expect(secondOf([before], ['r1'])).toBeUndefined()
})
