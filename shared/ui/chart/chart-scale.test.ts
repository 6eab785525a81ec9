import { labelledPoints, positionOf, pointAt, ticksOf, valueScale } from './chart-scale.ts'

const series = (...values: (number | null)[]) => ({
  name: 'Sales',
  points: values.map((value, index) => ({ label: String(index), value })),
})

describe('the scale of values', () => {
  it('reaches from zero to a round number above the highest of all series', () => {
    const scale = valueScale([series(120, 480), series(910)])
    expect(scale(0)).toBe(0)
    expect(scale(1000)).toBe(100)
  })

  it('extends below zero for negative values', () => {
    const scale = valueScale([series(-100, 100)])
    expect(scale(-100)).toBe(0)
    expect(scale(0)).toBe(50)
  })

  it('is valid for zeros only and for no values', () => {
    expect(valueScale([series(0, 0)])(0)).toBe(0)
    expect(valueScale([series(null)])(1)).toBe(100)
  })

  it('names whole values only', () => {
    expect(ticksOf(valueScale([series(1)]))).toEqual([0, 1])
  })
})

describe('positions', () => {
  it('are spread from edge to edge, one alone is in the middle', () => {
    expect([0, 1, 2].map((index) => positionOf(index, 3))).toEqual([0, 50, 100])
    expect(positionOf(0, 1)).toBe(50)
  })

  it.each([
    [0, 0],
    [0.3, 1],
    [1, 2],
    [-1, 0],
    [2, 2],
  ])('%d of the width is point %i of three', (share, index) => {
    expect(pointAt(share, 3)).toBe(index)
  })

  it.each([
    [0, []],
    [1, [0]],
    [2, [0, 1]],
    [30, [0, 15, 29]],
  ])('of %i points %j are named', (length, named) => {
    expect(labelledPoints(length)).toEqual(named)
  })
})
