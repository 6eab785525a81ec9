import { codesOf, progressOf, scan } from './scan.ts'

const mug = { id: 'mug', needed: 3, codes: ['4006381333931', 'MUG-S'] }
const cup = { id: 'cup', needed: 1, codes: ['CUP'] }
const lines = [mug, cup]

it('a SKU or a barcode counts one piece, in upper or lower case', () => {
  expect(scan(lines, {}, '4006381333931')).toEqual({ kind: 'counted', lineId: 'mug', packed: 1 })
  expect(scan(lines, { mug: 1 }, ' mug-s ')).toEqual({ kind: 'counted', lineId: 'mug', packed: 2 })
})

it('a number before the code counts several pieces', () => {
  expect(scan(lines, {}, '3*MUG-S')).toEqual({ kind: 'counted', lineId: 'mug', packed: 3 })
  expect(scan(lines, { mug: 1 }, '3 x MUG-S')).toEqual({ kind: 'tooMany', lineId: 'mug', missing: 2 })
})

it('a code that looks like a quantity and a code is read as it is where a line has it', () => {
  expect(scan([{ id: 'box', needed: 2, codes: ['2X4'] }], {}, '2x4')).toEqual({
    kind: 'counted',
    lineId: 'box',
    packed: 1,
  })
})

it('a code of another product is wrong', () => {
  expect(scan(lines, {}, 'PLATE')).toEqual({ kind: 'wrong', code: 'PLATE' })
})

it('a piece more than was ordered is too many', () => {
  expect(scan(lines, { cup: 1 }, 'CUP')).toEqual({ kind: 'tooMany', lineId: 'cup', missing: 0 })
})

it('of two lines of one product the first incomplete one is counted', () => {
  const twice = [
    { id: 'one', needed: 1, codes: ['CUP'] },
    { id: 'two', needed: 1, codes: ['CUP'] },
  ]
  expect(scan(twice, { one: 1 }, 'CUP')).toEqual({ kind: 'counted', lineId: 'two', packed: 1 })
})

it('packed and missing pieces are counted over all lines', () => {
  expect(progressOf(lines, { mug: 2 })).toEqual({ packed: 2, missing: 2 })
})

it('a variant without codes has none, and one without a variant neither', () => {
  expect(codesOf({ sku: '', barcode: null, ean: '400', upc: null })).toEqual(['400'])
  expect(codesOf(null)).toEqual([])
})
