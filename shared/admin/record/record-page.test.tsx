/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryOptions } from '@tanstack/react-query'
import Tag from 'lucide-react/icons/tag'
import { useLayoutEffect } from 'react'

import { openPage } from '../../../tests/setup/open-page.tsx'
import { defineList, NO_FILTER } from '../list/index.ts'
import { setShownRows, type AnyShownRows } from '../list/shown-rows.ts'
import { defineRecord, RecordPage } from './index.ts'

interface Brand {
  id: string
  title: string
}

const TITLES: Record<string, string> = { a: 'Ash', b: 'Birch', c: 'Cedar' }
const LATE: Brand = { id: 'late', title: 'Late Larch' }
const read = async (id: string): Promise<{ brand: Brand | null }> => {
  if (id === LATE.id) return new Promise(() => undefined)
  const title = TITLES[id]
  return { brand: title === undefined ? null : { id, title } }
}

const brand = defineRecord({
  title: 'collections.one',
  list: { path: '/brands', title: 'collections.title' },
  read: () => (id: string) => queryOptions({ queryKey: ['brand', id], queryFn: () => read(id) }),
  record: ({ brand: record }) => record,
  name: ({ title }) => title,
  missing: { icon: Tag, title: 'collections.missing.title', message: 'collections.missing.message' },
  failed: 'collections.failedOne',
  loading: { cards: [] },
  zone: { name: 'home', props: () => ({}) },
})

/** The first page has twenty rows of its own; two of them are enough here. */
const COUNT = 21
const PAGES: Record<number, Brand[]> = {
  1: [
    { id: 'a', title: 'Ash' },
    { id: 'b', title: 'Birch' },
  ],
  2: [{ id: 'c', title: 'Cedar' }],
}
const brands = defineList({
  name: 'brands',
  path: '/brands',
  key: ['brands'],
  read: () => (query: { offset?: number }) =>
    queryOptions({
      queryKey: ['brands', query],
      queryFn: () => Promise.resolve({ brands: PAGES[query.offset === 0 ? 1 : 2] ?? [], count: COUNT }),
    }),
  page: ({ brands: rows, count }) => ({ rows, count }),
  rowName: ({ title }) => title,
  rowPath: ({ id }) => `/brands/${id}`,
  columns: { title: { header: 'collections.columns.title', value: ({ title }) => title } },
  failed: 'collections.failed',
})

const rowsOfFirstPage = (leftFor: string): AnyShownRows => ({
  list: brands as unknown as AnyShownRows['list'],
  filter: { ...NO_FILTER, q: 'tree' },
  fields: [],
  params: new URLSearchParams('q=tree'),
  page: { rows: (PAGES[1] ?? []) as never[], count: COUNT },
  leftFor,
})

const partsOf = () => ({ cards: <p>The cards</p> })
const BrandPage = () => <RecordPage record={brand} parts={partsOf} />

function open(id: string, leftFor: string) {
  setShownRows(rowsOfFirstPage(leftFor))
  const opened = openPage(BrandPage, {
    path: '/brands/:id',
    address: `/brands/${id}`,
    navigation: {
      open: (path, options) => void opened.router.navigate(`/a${path}`, options),
      href: (path) => `/a${path}`,
    },
  })
  return opened
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const next = () => screen.getByRole('button', { name: 'Next in the list' })
const previous = () => screen.getByRole('button', { name: 'Previous in the list' })

test('a record that was opened from its list shows its name before it is there', async () => {
  setShownRows({ ...rowsOfFirstPage('/a/brands/late'), page: { rows: [LATE] as never[], count: 1 } })
  openPage(BrandPage, {
    path: '/brands/:id',
    address: '/brands/late',
    navigation: { href: (path) => `/a${path}` },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Late Larch' })).toBeVisible()
  expect(screen.queryByText('The cards')).not.toBeInTheDocument()
})

test('a record keeps its neighbours while another list is open', async () => {
  const { router } = open('a', '/a/brands/a')
  await heading('Ash')
  const rows = rowsOfFirstPage('/a/makers/z')
  setShownRows({ ...rows, list: { ...rows.list, path: '/makers' } })

  await act(() => router.navigate('/a/brands/b', { replace: true }))
  await act(() => router.navigate('/a/brands/a', { replace: true }))
  expect(await screen.findByText('1 of 21')).toBeInTheDocument()
})

test('a record opened from a list leads to the next one in its place, across the pages of the list, and back', async () => {
  const { router } = open('a', '/a/brands/a')
  await heading('Ash')
  expect(screen.getByText('1 of 21')).toBeInTheDocument()
  expect(previous()).toBeDisabled()

  await userEvent.click(next())
  await heading('Birch')
  await userEvent.click(next())
  await heading('Cedar')
  expect(screen.getByText('21 of 21')).toBeInTheDocument()
  expect(next()).toBeDisabled()

  await userEvent.click(previous())
  await heading('Birch')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/before'))
})

test('the way back leads to the list as it was shown, on the page of the record', async () => {
  open('b', '/a/brands/b')
  await heading('Birch')
  expect(screen.getByRole('link', { name: 'Collections' })).toHaveAttribute('href', '/a/brands?q=tree')
  await userEvent.click(next())
  await heading('Cedar')
  expect(screen.getByRole('link', { name: 'Collections' })).toHaveAttribute('href', '/a/brands?q=tree&page=2')
})

test('a record opened from elsewhere has no neighbours', async () => {
  open('a', '/a/home')
  await heading('Ash')
  expect(screen.queryByRole('button', { name: 'Next in the list' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Collections' })).toHaveAttribute('href', '/a/brands')
})

test('an address without a record has a heading and the way back', async () => {
  open('x', '/a/home')
  await heading('Collection not found')
  expect(screen.getByRole('link', { name: 'Collections' })).toHaveAttribute('href', '/a/brands')
})

const shown: string[][] = []
const TEXTS = ['The side', 'Loading side', 'The pictures', 'Loading pictures']
const shownTexts = () => TEXTS.filter((text) => screen.queryByText(text) !== null)

function FirstCards() {
  // After every render.
  useLayoutEffect(() => void shown.push(shownTexts()))
  return <p>The first cards</p>
}

const fullParts = () => ({ cards: <FirstCards />, later: <p>The pictures</p>, side: <p>The side</p> })
const fullBrand = {
  ...brand,
  loading: {
    cards: [],
    later: [{ title: 'Loading pictures', lines: 1 }],
    side: [{ title: 'Loading side', lines: 1 }],
  },
}

const atHand = defineRecord({
  ...fullBrand,
  read: () => (id: string) => ({
    queryKey: ['brand at hand', id],
    queryFn: () => read(id),
    initialData: { brand: { id, title: 'Ash' } },
  }),
  record: ({ brand: record }: { brand: Brand | null }) => record,
})

test.each([
  ['on its way', fullBrand],
  ['at hand', atHand],
])(
  'what is beside and below the first cards of a record %s comes after them, without rendering them again',
  async (_, record) => {
    shown.length = 0
    openPage(() => <RecordPage record={record} parts={fullParts} />, {
      path: '/brands/:id',
      address: '/brands/a',
      navigation: { href: (path) => `/a${path}` },
    })
    expect(await screen.findByText('The side')).toBeInTheDocument()
    expect(shown).toEqual([['Loading side', 'Loading pictures']])
    expect(shownTexts()).toEqual(['The side', 'The pictures'])
  },
)

test('the cards that are still on their way are not drawn again when the first ones arrive', async () => {
  const arrival = Promise.withResolvers<{ brand: Brand }>()
  const drawn = jest.fn(() => 3)
  const slow = defineRecord({
    ...brand,
    read: () => (id: string) => queryOptions({ queryKey: ['slow', id], queryFn: () => arrival.promise }),
    record: ({ brand: record }: { brand: Brand }) => record,
    loading: {
      cards: [],
      later: [
        {
          title: 'collections.title',
          get lines() {
            return drawn()
          },
        },
      ],
    },
  })
  let drawnBefore: number | undefined
  const Cards = () => {
    useLayoutEffect(() => {
      drawnBefore ??= drawn.mock.calls.length
    }, [])
    return <p>The cards</p>
  }
  openPage(() => <RecordPage record={slow} parts={() => ({ cards: <Cards /> })} />, {
    path: '/brands/:id',
    address: '/brands/a',
  })
  await waitFor(() => expect(drawn).toHaveBeenCalled())
  const drawnAlone = drawn.mock.calls.length
  arrival.resolve({ brand: { id: 'a', title: 'Ash' } })
  expect(await screen.findByText('The cards')).toBeVisible()
  expect(drawnBefore).toBe(drawnAlone)
})
