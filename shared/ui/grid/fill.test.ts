import { continueValues, fillDown, fillRight, fillTowards } from './fill.ts'

const range = { top: 2, bottom: 3, first: 1, last: 2 }

describe('continueValues', () => {
  it.each([
    [[5], [5, 5, 5]],
    [
      [1, 2],
      [3, 4, 5],
    ],
    [
      [10, 7],
      [4, 1, -2],
    ],
    [
      [0.1, 0.2],
      [0.3, 0.4, 0.5],
    ],
    [
      [1, 2, 4],
      [1, 2, 4],
    ],
    [
      ['SKU-08', 'SKU-09'],
      ['SKU-10', 'SKU-11', 'SKU-12'],
    ],
    [
      ['A1', 'B2'],
      ['A1', 'B2', 'A1'],
    ],
    [
      ['red', 'blue'],
      ['red', 'blue', 'red'],
    ],
    [
      ['x2', 'x1'],
      ['x0', 'x1', 'x2'],
    ],
    [
      [true, false],
      [true, false, true],
    ],
    [
      [null, 1],
      [null, 1, null],
    ],
  ])('%j goes on as %j', (source, expected) => {
    expect(continueValues(source, 3)).toEqual(expected)
  })
})

describe('fillTowards', () => {
  it('fills along the longer axis, in both directions', () => {
    expect(fillTowards(range, { row: 6, column: 3 })).toEqual({
      from: range,
      to: { top: 4, bottom: 6, first: 1, last: 2 },
      along: 'rows',
      isBackward: false,
    })
    expect(fillTowards(range, { row: 0, column: 1 })?.to).toEqual({ top: 0, bottom: 1, first: 1, last: 2 })
    expect(fillTowards(range, { row: 3, column: 5 })?.to).toEqual({ top: 2, bottom: 3, first: 3, last: 5 })
    expect(fillTowards(range, { row: 2, column: 0 })).toMatchObject({
      to: { top: 2, bottom: 3, first: 0, last: 0 },
      along: 'columns',
      isBackward: true,
    })
  })

  it('is nothing inside the range', () => {
    expect(fillTowards(range, { row: 3, column: 1 })).toBeUndefined()
  })
})

it('fill down and right copy the first line of the range, or the one before a single line', () => {
  expect(fillDown(range)).toMatchObject({ from: { top: 2, bottom: 2 }, to: { top: 3, bottom: 3 } })
  expect(fillDown({ ...range, bottom: 2 })).toMatchObject({ from: { top: 1 }, to: { top: 2, bottom: 2 } })
  expect(fillDown({ ...range, top: 0, bottom: 0 })).toBeUndefined()
  expect(fillRight(range)).toMatchObject({ from: { first: 1, last: 1 }, to: { first: 2, last: 2 } })
  expect(fillRight({ ...range, first: 0, last: 0 })).toBeUndefined()
})
