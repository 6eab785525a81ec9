/** @jest-environment node */
import {
  isNarrowed,
  listQueryOf,
  NO_FILTER,
  offsetOf,
  pageAt,
  readListFilter,
  writeListFilter,
} from './list-filter.ts'

const STATUSES = ['draft', 'published', 'rejected'] as const
const read = (search: string) => readListFilter(new URLSearchParams(search), STATUSES)

describe('the filter in the address', () => {
  it('is read, with several statuses in their own order', () => {
    expect(read('status=published&q=+lamp+&status=draft&page=3')).toEqual({
      q: 'lamp',
      statuses: ['draft', 'published'],
      page: 3,
    })
  })

  it('ignores what it does not know', () => {
    expect(read('status=sold&status=&q=%20%20&view=tiles')).toEqual(NO_FILTER)
    expect(read('status=draft&status=draft').statuses).toEqual(['draft'])
  })

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=two', 'page='])('takes %s for the first page', (search) => {
    expect(read(search).page).toBe(1)
  })

  it('is written back as it was read, without what is the default', () => {
    const search = 'q=lamp+%26+co&status=draft&status=published&page=3'
    expect(writeListFilter(read(search)).toString()).toBe(search)
    expect(writeListFilter(NO_FILTER).toString()).toBe('')
  })
})

it('narrows by a search and by statuses, not by the page', () => {
  expect(isNarrowed({ ...NO_FILTER, q: 'lamp' })).toBe(true)
  expect(isNarrowed({ ...NO_FILTER, statuses: ['draft'] })).toBe(true)
  expect(isNarrowed({ ...NO_FILTER, page: 2 })).toBe(false)
})

it('asks the server for the rows of the page, without what does not narrow', () => {
  expect(listQueryOf({ q: 'lamp', statuses: ['draft'], page: 3 })).toEqual({
    q: 'lamp',
    status: ['draft'],
    limit: 15,
    offset: 30,
  })
  expect(listQueryOf(NO_FILTER)).toEqual({ limit: 15, offset: 0 })
})

it('finds the page of an offset, and back', () => {
  expect([0, 14, 15, 30].map(pageAt)).toEqual([1, 1, 2, 3])
  expect(pageAt(offsetOf({ ...NO_FILTER, page: 7 }))).toBe(7)
})
