import { anExtension } from '@stoa/extension-sdk/admission/testing'

import type { FromAdmin, FromFrame } from './messages.ts'
import { readFromAdmin, readFromFrame } from './read-message.ts'

const surroundings = {
  language: 'de',
  person: { id: 'usr_1', email: 'a@b.example', firstName: null, lastName: null },
  path: '/a/care?q=x',
  look: { lang: 'de', 'data-theme': 'dark' },
  unexpected: 'Something went wrong',
  failureTitle: 'That did not work',
}
const given = { values: { order: { id: 'order_1' } }, functions: ['onChange'] }
const error = {
  message: 'Not found',
  text: 'It is gone',
  failure: { kind: 'http', status: 404 },
  call: { method: 'GET', path: '/admin/orders/1' },
  isAbsent: false,
} as const

const question = { title: 'Delete?', message: 'It is gone then.', confirmLabel: 'Delete' }

const ofAdmin: readonly FromAdmin[] = [
  { type: 'start', extension: anExtension('care'), origins: ['https://care.example'], surroundings },
  { type: 'surroundings', surroundings: { ...surroundings, person: null } },
  { type: 'show', module: './page', given, seen: 0, isLine: false },
  { type: 'load', module: './command' },
  { type: 'run', id: 1, module: './command', words: ['mara'], given },
  { type: 'cancel', id: 1 },
  { type: 'cell', id: 2, module: './column', row: { id: 'order_1' } },
  { type: 'cell-over', id: 2 },
  { type: 'answer', id: 3, value: undefined },
  { type: 'refusal', id: 3, error },
  { type: 'progress', id: 3, share: 0.5 },
  { type: 'flag', key: 'points', isOn: true },
  { type: 'stale', key: ['admin', 'orders'] },
]

const ofFrame: readonly FromFrame[] = [
  { type: 'loaded', module: './page' },
  { type: 'shown' },
  { type: 'size', width: 320, height: 96 },
  { type: 'failed', module: './page', kind: 'render', detail: 'Error: x', error, isOver: true },
  { type: 'failed', kind: 'event', detail: 'Error: x', isOver: false },
  { type: 'call', id: 1, method: 'client.get', words: ['/orders', { query: { limit: 5 } }] },
  { type: 'call', id: 2, method: 'client.delete', words: ['/orders/1'] },
  { type: 'call', id: 3, method: 'settings.save', words: [{ isOn: true }] },
  { type: 'call', id: 5, method: 'dialogs.confirm', words: [question] },
  {
    type: 'call',
    id: 6,
    method: 'dialogs.confirm',
    words: [{ ...question, tone: 'danger', typeToConfirm: 'x' }],
  },
  { type: 'call', id: 4, method: 'functions.call', words: ['care:hint', { id: 'prod_1' }] },
  { type: 'abort', id: 1 },
  { type: 'notice', method: 'notify.success', words: ['Saved', ''] },
  { type: 'notice', method: 'navigation.open', words: ['/orders?page=2', { replace: true }] },
  { type: 'notice', method: 'page.title', words: [] },
  { type: 'given', run: 0, name: 'onChange', words: [true], count: 1 },
  { type: 'ran', id: 1, value: [{ id: 'order_1' }] },
  { type: 'broke', id: 1, error: { message: 'x', text: 'y' } },
  { type: 'cell', id: 2, text: '20 points' },
]

const asking = (word: unknown) => ({ type: 'call', id: 1, method: 'dialogs.confirm', words: [word] })

test.each(ofAdmin.map((message) => [message.type, message] as const))(
  'the admin may send %s',
  (_type, message) => {
    expect(readFromAdmin(structuredClone(message))).toEqual(message)
  },
)

test.each(ofFrame.map((message) => [message.type, message] as const))(
  'a frame may send %s',
  (_type, message) => {
    expect(readFromFrame(structuredClone(message))).toEqual(message)
  },
)

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'shown'],
  ['a list', [{ type: 'shown' }]],
  ['no type', { height: 4 }],
  ['an unknown type', { type: 'eval', code: '1' }],
  ['a name that every object has', { type: 'constructor' }],
  ['a message of the other side', { type: 'show', module: './page', given, seen: 0, isLine: false }],
  ['a size that is none', { type: 'size', width: 4, height: Number.POSITIVE_INFINITY }],
  [
    'a failure that only the admin can know of',
    { type: 'failed', kind: 'quarantine', detail: '', isOver: true },
  ],
  ['an unknown method', { type: 'call', id: 1, method: 'client.fetch', words: ['/x'] }],
  ['a port that no frame has', { type: 'call', id: 1, method: 'contributions.problems', words: [] }],
  ['a notice as a call', { type: 'call', id: 1, method: 'notify.info', words: ['a', 'b'] }],
  ['a call as a notice', { type: 'notice', method: 'client.delete', words: ['/orders/1'] }],
  ['words of the wrong kind', { type: 'call', id: 1, method: 'client.get', words: [{ toString: 1 }] }],
  ['a word too many', { type: 'notice', method: 'jobs.show', words: [1] }],
  ['a word too few', { type: 'notice', method: 'notify.info', words: ['a'] }],
  ['a file that is none', { type: 'call', id: 1, method: 'client.upload', words: [[{ name: 'a.txt' }]] }],
  ['another site as a page', { type: 'notice', method: 'navigation.open', words: ['//evil.example'] }],
  ['a scheme as a page', { type: 'notice', method: 'navigation.open', words: ['javascript:alert(1)'] }],
  ['code as a link', { type: 'notice', method: 'navigation.leave', words: ['javascript:alert(1)'] }],
  ['data as a link', { type: 'notice', method: 'navigation.leave', words: ['data:text/html,x'] }],
  ['a question without words', asking(undefined)],
  ['an object as a message', asking({ ...question, message: {} })],
  ['a list as a title', asking({ ...question, title: [] })],
  ['an object to be typed', asking({ ...question, typeToConfirm: {} })],
  ['a tone that is none', asking({ ...question, tone: 'loud' })],
  ['an id that is none', { type: 'abort', id: '1' }],
  ['an error that is none', { type: 'broke', id: 1, error: 'x' }],
  ['a failure of no kind', { type: 'broke', id: 1, error: { ...error, failure: { kind: 'x' } } }],
])('a frame that sends %s is not heard', (_what, value) => {
  expect(readFromFrame(value)).toBeUndefined()
})

test('a frame does not hear what is no message of the admin', () => {
  expect(readFromAdmin({ type: 'shown' })).toBeUndefined()
  expect(readFromAdmin({ type: 'flag', key: 'points', isOn: 'yes' })).toBeUndefined()
  expect(
    readFromAdmin({ ...ofAdmin[0], surroundings: { ...surroundings, look: { lang: 7 } } }),
  ).toBeUndefined()
})
