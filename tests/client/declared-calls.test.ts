import { afterAll, expect, it } from '@jest/globals'
import { openDeclaredCalls } from './declared-calls.ts'
import { differencesOf } from './shape.ts'

const declared = openDeclaredCalls()
afterAll(declared.close)

const dates = { created_at: '2026-01-01', updated_at: '2026-01-01', deleted_at: null }
const names = { first_name: null, last_name: null, api_token: null }
const author = { id: 'usr_1', email: 'a@b.c', role: 'admin', ...names, ...dates, metadata: null }
const note = {
  id: 'note_1',
  value: 'Call back',
  resource_type: 'order',
  resource_id: 'order_1',
  author_id: null,
  metadata: { any: ['thing'] },
  author,
  ...dates,
}

it('reads the arguments and the answer of a call from the sources', () => {
  expect(declared.find('admin.notes.list')).toMatchObject({
    parameters: [
      { name: 'query', type: 'AdminGetNotesParams' },
      { name: 'options', type: 'CallOptions' },
    ],
    answer: 'AdminNotesListRes',
  })
})

it('returns the shape of an answer', () => {
  const { shape } = declared.find('admin.notes.retrieve')
  expect(differencesOf(shape, { note })).toEqual([])
  const wrong = { ...note, value: null, metadata: 'none', author: { ...author, role: 'owner' } }
  expect(differencesOf(shape, { note: wrong })).toEqual([
    { path: 'note.value', says: 'string', sent: 'null' },
    { path: 'note.author.role', says: '"admin" | "developer" | "member"', sent: '"owner"' },
    { path: 'note.metadata', says: 'Record<string, any> | null', sent: 'string' },
  ])
})

it('reports a call that does not exist', () => {
  expect(() => declared.find('admin.notes.shred')).toThrow('shared/api has no call admin.notes.shred')
})
