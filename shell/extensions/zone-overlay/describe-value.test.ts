import { describeValue } from './describe-value.ts'

test.each([
  ['text', '"text"'],
  [12.5, '12.5'],
  [true, 'true'],
  [null, 'null'],
  [undefined, 'undefined'],
  [7n, '7n'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
  [new Date(NaN), 'Invalid Date'],
  [Symbol('s'), 'Symbol(s)'],
  [function refresh() {}, 'ƒ refresh()'],
  [[], '[0]'],
  [{}, '{0}'],
  ['x'.repeat(201), `"${'x'.repeat(200)}…"`],
])('%p fits in one line', (value, text) => {
  expect(describeValue(value)).toEqual({ text })
})

test('a value with parts names them', () => {
  expect(describeValue({ id: 1, items: [2] })).toEqual({
    text: '{2}',
    parts: [
      ['id', 1],
      ['items', [2]],
    ],
  })
})

test('cycles, throwing getters and long lists are safe', () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  expect(describeValue(circle['self'], [circle])).toEqual({ text: '↺' })

  const trap = {
    get x() {
      throw new Error('no')
    },
  }
  expect(describeValue(trap).parts).toEqual([['x', '⚠ Error: no']])

  const long = describeValue(Array.from({ length: 5000 }, (_, index) => index))
  expect(long.text).toBe('[5000] …')
  expect(long.parts).toHaveLength(100)
})
