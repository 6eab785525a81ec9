import { expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { parse } from 'qs'
import { toQueryString } from './query-string.ts'

// The backend's parser; Express allows names such as `toString`.
const LIMITS = { arrayLimit: 20, depth: 5, parameterLimit: 1000, allowPrototypes: true }

// Every character, also those of the syntax itself, but no brackets and no number.
const word = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(...'&=%+.,;#? 1'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
  })
  .filter((text) => !/[[\]]|^\d*$|^__proto__$/.test(text))

const leaf = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.boolean(),
  fc.date({ noInvalidDate: true }),
  fc.constantFrom(null, undefined),
)

/** A value that may hold `levels` more levels. */
const value = (levels: number): fc.Arbitrary<unknown> =>
  levels === 0
    ? leaf
    : fc.oneof(
        { weight: 3, arbitrary: leaf },
        { weight: 1, arbitrary: fc.array(value(levels - 1), { maxLength: 20 }) },
        {
          weight: 1,
          arbitrary: fc.dictionary(word, value(levels - 1), { maxKeys: 4, noNullPrototype: true }),
        },
      )

const query = fc.dictionary(word, value(5), { maxKeys: 6, noNullPrototype: true })

/** The same structure as text only, without undefined and empty values; undefined when nothing is left. */
function seen(sent: unknown): unknown {
  if (sent === undefined) return undefined
  if (sent === null) return ''
  if (sent instanceof Date) return sent.toISOString()
  if (Array.isArray(sent)) {
    const list = sent.map(seen).filter((child) => child !== undefined)
    return list.length > 0 ? list : undefined
  }
  if (typeof sent !== 'object') return String(sent)
  const fields = Object.entries(sent).flatMap(([key, child]) => {
    const inner = seen(child)
    return inner === undefined ? [] : [[key, inner]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

const parametersOf = (text: string) => (text === '' ? 0 : text.split('&').length)

it('is read by the backend as it was meant, within the limits', () => {
  fc.assert(
    fc.property(query, (sent) => {
      const text = toQueryString(sent)
      fc.pre(parametersOf(text) <= 1000)
      expect(parse(text, LIMITS)).toEqual(seen(sent) ?? {})
    }),
    { numRuns: 200 },
  )
})

/** Puts a value under these names, the first outermost. */
const under = (names: string[], inner: unknown): object =>
  names.reduceRight<unknown>((child, name) => ({ [name]: child }), inner) as object

const names = (length: { minLength: number; maxLength: number }) => fc.array(word, length)

it('is refused with the list that is too long', () => {
  const list = fc.array(fc.string(), { minLength: 21, maxLength: 60 })
  fc.assert(
    fc.property(names({ minLength: 1, maxLength: 5 }), list, (path, values) => {
      const message = `${path.join('.')} has ${values.length} values; the limit is 20`
      expect(() => toQueryString(under(path, values))).toThrow(new RangeError(message))
    }),
  )
})

it('is refused with the name that is nested too deep', () => {
  fc.assert(
    fc.property(names({ minLength: 7, maxLength: 12 }), (path) => {
      const message = `${path.slice(0, 6).join('.')} is nested more than 5 levels deep`
      expect(() => toQueryString(under(path, 'leaf'))).toThrow(new RangeError(message))
    }),
  )
})

it('is refused with the number of its parameters', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1001, max: 1100 }), (count) => {
      const sent = Object.fromEntries(Array.from({ length: count }, (_, index) => [`name_${index}`, 'a']))
      const message = `The query has ${count} parameters; the limit is 1000`
      expect(() => toQueryString(sent)).toThrow(new RangeError(message))
    }),
    { numRuns: 5 },
  )
})

it('is refused with the name that the backend would take for a structure', () => {
  const bad = fc.oneof(
    fc.constant(''),
    fc.nat().map(String),
    fc.tuple(word, fc.constantFrom('[', ']', '[]'), fc.string()).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(names({ minLength: 0, maxLength: 5 }), bad, (path, name) => {
      const message = `${[...path, `"${name}"`].join('.')} cannot name a parameter`
      expect(() => toQueryString(under([...path, name], 'a'))).toThrow(new RangeError(message))
    }),
  )
})
