import { faultOf } from './date-fault.ts'

const limits = { min: '2026-03-05', max: '2026-03-20' }

describe('errors of dates', () => {
  it.each([
    [['2026-03-04'], 'early'],
    [['2026-03-05'], undefined],
    [['2026-03-20'], undefined],
    [['2026-03-21'], 'late'],
    [['2026-03-04', '2026-03-10'], 'early'],
    [['2026-03-10', '2026-03-21'], 'late'],
    [['2026-03-10', '2026-03-10'], undefined],
    [['2026-03-11', '2026-03-10'], 'reversed'],
  ])('of %p is %p', (dates, fault) => {
    expect(faultOf(dates, limits)).toBe(fault)
  })

  it('compares moments to the minute', () => {
    const min = '2026-03-04T09:30:00.000Z'
    expect(faultOf(['2026-03-04T09:29:00Z'], { min })).toBe('early')
    expect(faultOf(['2026-03-04T09:30:00Z'], { min })).toBeUndefined()
  })
})
