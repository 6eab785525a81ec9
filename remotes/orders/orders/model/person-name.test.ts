import { personName } from './person-name.ts'

test.each([
  [{ first_name: 'Ren', last_name: 'Tanaka' }, 'Ren Tanaka'],
  [{ first_name: null, last_name: 'Tanaka' }, 'Tanaka'],
  [{ first_name: '', last_name: null }, null],
  [null, null],
])('%j is called %j', (person, name) => {
  expect(personName(person)).toBe(name)
})
