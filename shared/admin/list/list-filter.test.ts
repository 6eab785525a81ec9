import {
  isNarrowed,
  listQueryOf,
  NO_FILTER,
  offsetOf,
  pageAt,
  readListFilter,
  writeListFilter,
  type ListRules,
} from './list-filter.ts'

const rules: ListRules = {
  filters: {
    status: { type: 'choices', values: ['draft', 'published', 'rejected'] },
    collection_id: { type: 'choices' },
    created_at: { type: 'dates' },
  },
  sorts: { title: 'title', created: 'created_at' },
}
const read = (search: string) => readListFilter(new URLSearchParams(search), rules)

describe('yes and no, ranges of numbers, and texts', () => {
  const more: ListRules = {
    filters: {
      has_account: { type: 'yes-no' },
      quantity: { type: 'numbers' },
      sku: { type: 'text' },
      mood: { type: 'text', isLocal: true },
    },
    sorts: {},
  }
  const query = (search: string) => {
    const {
      limit: _limit,
      offset: _offset,
      ...narrowing
    } = listQueryOf(readListFilter(new URLSearchParams(search), more), more)
    return narrowing
  }

  it.each([
    ['has_account=true', { has_account: true }],
    ['has_account=false', { has_account: false }],
    ['has_account=true&has_account=false', {}],
    ['has_account=maybe', {}],
    ['quantity=2..5', { quantity: { gte: 2, lte: 5 } }],
    ['quantity=..0', { quantity: { lte: 0 } }],
    ['quantity=..', {}],
    ['quantity=few', {}],
    ['sku=A1&sku=A2', { sku: 'A1' }],
    ['sku=', {}],
    ['mood=blue', {}],
  ])('%s', (search, expected) => expect(query(search)).toEqual(expected))
})

describe('the filter in the address', () => {
  it('is read, with several statuses in their own order', () => {
    expect(read('status=published&q=+lamp+&status=draft&page=3&order=-created&limit=50')).toEqual({
      q: 'lamp',
      set: { status: ['draft', 'published'] },
      sort: { column: 'created', direction: 'descending' },
      page: 3,
      limit: 50,
      columns: '',
    })
  })

  it('takes choices that only the server knows as they are, each once', () => {
    expect(read('collection_id=b&collection_id=a&collection_id=b&collection_id=').set).toEqual({
      collection_id: ['b', 'a'],
    })
  })

  it('takes no more choices than the backend reads', () => {
    const search = Array.from({ length: 25 }, (_, index) => `collection_id=c${index}`).join('&')
    expect(read(search).set['collection_id']).toHaveLength(20)
  })

  it('ignores what it does not know', () => {
    const nonsense = 'status=sold&status=&q=%20%20&tiles=1&order=price&limit=7&created_at=yesterday'
    expect(read(nonsense)).toEqual({ ...NO_FILTER, sort: undefined })
    expect(read('status=draft&status=draft').set).toEqual({ status: ['draft'] })
    expect(read('order=constructor').sort).toBeUndefined()
  })

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=two', 'page='])('takes %s for the first page', (search) => {
    expect(read(search).page).toBe(1)
  })

  it('is written back as it was read, without what is the default', () => {
    const search =
      'q=lamp+%26+co&status=draft&status=published&created_at=2026-01-01..&order=title&limit=100&columns=-stock&page=3'
    expect(writeListFilter(read(search)).toString()).toBe(search)
    expect(writeListFilter(NO_FILTER).toString()).toBe('')
  })
})

it('narrows by a search and by filters, not by page, order or columns', () => {
  expect(isNarrowed(read('q=lamp'))).toBe(true)
  expect(isNarrowed(read('status=draft'))).toBe(true)
  expect(isNarrowed({ ...NO_FILTER, set: { status: [] } })).toBe(false)
  expect(isNarrowed(read('page=2&order=title&limit=50&columns=-stock'))).toBe(false)
})

it('asks the server for the rows of the page, without what does not narrow', () => {
  expect(listQueryOf(read('q=lamp&status=draft&order=-created&page=3'), rules)).toEqual({
    q: 'lamp',
    status: ['draft'],
    order: '-created_at',
    limit: 20,
    offset: 40,
  })
  expect(listQueryOf(NO_FILTER, rules)).toEqual({ limit: 20, offset: 0 })
  expect(listQueryOf(read('created_at=2026-01-30..'), rules)).toMatchObject({
    created_at: { gte: new Date(2026, 0, 30).toISOString() },
  })
})

it('finds the page of an offset, and back', () => {
  expect([0, 19, 20, 40].map((offset) => pageAt(offset, 20))).toEqual([1, 1, 2, 3])
  expect(pageAt(offsetOf({ ...NO_FILTER, page: 7, limit: 50 }), 50)).toBe(7)
})
