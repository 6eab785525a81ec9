import { fullName } from './names.ts'

test.each([
  ['Ren', 'Tanaka', 'Ren Tanaka'],
  ['蓮', '田中', '田中蓮'],
  ['はるか', '佐々木', '佐々木はるか'],
  ['민준', '김', '김민준'],
  // Only one part is in the script: the order of the other would be a guess.
  ['Ken', '田中', 'Ken 田中'],
  ['Mara', '', 'Mara'],
  [null, ' Arendt ', 'Arendt'],
  [null, undefined, ''],
])('the names %j and %j are written %j', (first_name, last_name, name) => {
  expect(fullName({ first_name, last_name })).toBe(name)
})

test('nobody has no name', () => {
  expect(fullName(null)).toBe('')
})
