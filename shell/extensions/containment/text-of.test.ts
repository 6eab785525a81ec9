import { shownText, textOf } from './text-of.ts'

const { proxy, revoke } = Proxy.revocable({}, {})
revoke()

const throwing = (property: 'message' | 'name' | 'toString') =>
  Object.defineProperty(new Error('no'), property, {
    get() {
      throw new Error('worse')
    },
  })

test.each([
  ['an error', new TypeError('no'), 'TypeError: no'],
  ['a text', 'no', 'no'],
  ['undefined', undefined, 'undefined'],
  ['a symbol', Symbol('no'), 'Symbol(no)'],
])('%s keeps its text', (_case, thrown, text) => {
  expect(textOf(thrown)).toBe(text)
})

test.each([
  ['an object without a prototype', Object.create(null)],
  ['an error whose message throws', throwing('message')],
  ['an error whose name throws', throwing('name')],
  ['an error whose toString throws', throwing('toString')],
  ['an object whose toString is no function', { toString: 5, valueOf: 5 }],
  ['a revoked proxy', proxy],
])('%s has a text all the same', (_case, thrown) => {
  expect(textOf(thrown)).toBe('a value that cannot be shown as text')
})

test.each([
  ['a text', 'Saved', 'Saved'],
  ['an error', new TypeError('no points left'), 'no points left'],
  ['nothing', undefined, ''],
  ['null', null, ''],
  ['a number', 5, '5'],
  ['an object', {}, '[object Object]'],
  ['a list', [1, 2], '1,2'],
  ['an object without a prototype', Object.create(null), 'a value that cannot be shown as text'],
  ['an error whose message throws', throwing('message'), 'a value that cannot be shown as text'],
  ['a revoked proxy', proxy, 'a value that cannot be shown as text'],
])('%s is shown as a text', (_case, value, text) => {
  expect(shownText(value)).toBe(text)
})
