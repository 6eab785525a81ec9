import * as fc from 'fast-check'
import {
  asKind,
  blankRow,
  changedMetadata,
  metadataChange,
  metadataOf,
  newMetadata,
  type MetadataRow,
  problemsOf,
  rowsOf,
} from './metadata-rows.ts'

const row = (key: string, kind: MetadataRow['kind'], text: string): MetadataRow => ({
  id: `${key}-${kind}-${text}`,
  key,
  kind,
  text,
})

/** Metadata that a backend can return: JSON values under non-blank keys. */
const metadata = fc
  .dictionary(
    fc.string().filter((key) => key.trim() !== ''),
    fc.jsonValue(),
  )
  .map((value) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>)

describe('metadata as rows', () => {
  it('rows of any values convert back to the same metadata', () => {
    fc.assert(
      fc.property(metadata, (before) => {
        const rows = rowsOf(before)
        expect(problemsOf(rows)).toEqual(new Map())
        expect(metadataOf(rows)).toEqual(before)
        expect(metadataChange(before, rows)).toEqual(before)
      }),
    )
  })

  it('shows each value in its kind', () => {
    expect(rowsOf({ sku: '007', weight: 7, fragile: true, tags: ['a'], gone: null })).toEqual([
      { id: 'row 0', key: 'sku', kind: 'string', text: '007' },
      { id: 'row 1', key: 'weight', kind: 'number', text: '7' },
      { id: 'row 2', key: 'fragile', kind: 'boolean', text: 'true' },
      { id: 'row 3', key: 'tags', kind: 'json', text: '[\n  "a"\n]' },
      { id: 'row 4', key: 'gone', kind: 'json', text: 'null' },
    ])
    expect(rowsOf(null)).toEqual([])
  })

  it('an empty text deletes the key, also after a rename', () => {
    fc.assert(
      fc.property(metadata, metadata, (before, after) => {
        const change = metadataChange(before, rowsOf(after))
        const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value !== '')
        const expected = Object.entries(after).filter(([, value]) => value !== '')
        expect(Object.fromEntries(merged)).toEqual(Object.fromEntries(expected))
      }),
    )
  })

  it('invalid rows are reported with the reason', () => {
    const rows = [
      row('a', 'string', ''),
      row('a', 'string', 'again'),
      row(' ', 'number', '1'),
      row('b', 'number', '1,5'),
      row('c', 'number', ''),
      row('d', 'json', '{"a":'),
      row('e', 'number', '1e999'),
    ]
    expect([...problemsOf(rows).values()]).toEqual([
      'duplicateKey',
      'emptyKey',
      'noNumber',
      'noNumber',
      'noJson',
      'noNumber',
    ])
  })

  it('leaves out a row in which nothing was written', () => {
    const rows = [row('a', 'number', '1')]
    const withBlank = [...rows, blankRow(rows)]

    expect(problemsOf(withBlank).size).toBe(0)
    expect(metadataOf(withBlank)).toEqual({ a: 1 })
  })

  it('a new row has a unique id', () => {
    const rows = rowsOf({ a: 1, b: 2 }).slice(1)

    expect(blankRow(rows).id).toBe('row 2')
  })

  it.each([
    ['string', '7', 'number', '7'],
    ['string', 'x', 'boolean', 'false'],
    ['string', 'true', 'boolean', 'true'],
    ['string', 'a "b"', 'json', '"a \\"b\\""'],
    ['string', '{"a":1}', 'json', '{"a":1}'],
    ['json', '"a"', 'string', 'a'],
    ['json', '{"a":1}', 'string', '{"a":1}'],
    ['number', '7', 'json', '7'],
  ] as const)('a %s %s as %s is %s', (kind, text, other, expected) => {
    expect(asKind(row('k', kind, text), other)).toMatchObject({ kind: other, text: expected })
  })
})

describe('the metadata of a payload', () => {
  const rows = rowsOf({ color: 'red' })

  it('has what the rows say and what extensions add', () => {
    expect(newMetadata(rows, { points: 2 })).toEqual({ metadata: { color: 'red', points: 2 } })
    expect(changedMetadata({ old: 1 }, rows, { points: 2 })).toEqual({
      metadata: { color: 'red', old: '', points: 2 },
    })
  })

  it('is no field where there is nothing to write', () => {
    expect(newMetadata([blankRow([])])).toEqual({})
    expect(changedMetadata({ old: 1 }, undefined)).toEqual({})
    expect(changedMetadata(null, [])).toEqual({})
  })
})
