import { firstPassword } from './first-password.ts'

it('is long, and another one each time', () => {
  expect(firstPassword()).toMatch(/^[0-9a-f]{48}$/)
  expect(firstPassword()).not.toBe(firstPassword())
})
