import { describe, expect, it } from '@jest/globals'
import { differencesOf } from './shape.ts'
import type { Shape } from './shape.ts'

const text: Shape = { kind: 'primitive', says: 'string', type: 'string' }
const nothing: Shape = { kind: 'literal', says: 'undefined', value: undefined }
const none: Shape = { kind: 'literal', says: 'null', value: null }
const either = (...options: Shape[]): Shape => ({
  kind: 'either',
  says: options.map(({ says }) => says).join(' | '),
  options,
})
const list = (item: Shape): Shape => ({ kind: 'list', says: `${item.says}[]`, item: () => item })
const record = (fields: Record<string, Shape>, others?: Shape): Shape => ({
  kind: 'fields',
  says: 'object',
  fields: () => new Map(Object.entries(fields)),
  others: () => others,
})

describe('a value and its shape', () => {
  const note = record({
    value: text,
    author: either(record({ email: text }), none),
    tag: either(text, nothing),
  })

  it('agree', () => {
    expect(differencesOf(note, { value: 'x', author: null, more: 1 })).toEqual([])
    expect(differencesOf(note, { value: 'x', author: { email: 'e' }, tag: 't' })).toEqual([])
  })

  it('differ where a field is missing, null or of another type', () => {
    expect(differencesOf(record({ note }), { note: { author: [], tag: null } })).toEqual([
      { path: 'note.value', says: 'string', sent: 'nothing' },
      { path: 'note.author', says: 'object | null', sent: 'list' },
      { path: 'note.tag', says: 'string | undefined', sent: 'null' },
    ])
  })

  it('differ inside a nullable field', () => {
    expect(differencesOf(note, { value: 'x', author: { email: 1 } })).toEqual([
      { path: 'author.email', says: 'string', sent: 'number' },
    ])
  })

  it('differ where one required shape of several does', () => {
    const both: Shape = { kind: 'every', says: 'both', parts: [record({ a: text }), record({ b: none })] }
    expect(differencesOf(both, { a: 'x', b: null })).toEqual([])
    expect(differencesOf(both, { a: 'x', b: 'x' })).toEqual([{ path: 'b', says: 'null', sent: 'string' }])
    expect(differencesOf(both, null)).toEqual([{ path: '', says: 'both', sent: 'null' }])
  })

  it('differ once for all items of a list and all keys of a record', () => {
    expect(differencesOf(list(note), [{ author: null }, { author: null }])).toEqual([
      { path: '[].value', says: 'string', sent: 'nothing' },
    ])
    expect(differencesOf(record({ a: none }, text), { a: null, b: 1, c: 2 })).toEqual([
      { path: '{}', says: 'string', sent: 'number' },
    ])
    expect(differencesOf(list(text), { 0: 'x' })).toEqual([{ path: '', says: 'string[]', sent: 'object' }])
  })
})
