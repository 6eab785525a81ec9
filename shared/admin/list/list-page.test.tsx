/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { queryOptions } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { openPage } from '../../../tests/setup/open-page.tsx'
import { defineList, ListCard, ListPage, useList } from './index.ts'

interface Brand {
  id: string
  title: string
}

const drawn = jest.fn(({ title }: Brand) => <b>{title}</b>)

const brands = defineList({
  name: 'brands',
  path: '/brands',
  key: ['brands'],
  read: () => () =>
    queryOptions({
      queryKey: ['brands'],
      queryFn: () => Promise.resolve({ brands: [{ id: 'a', title: 'Ash' }], count: 1 }),
    }),
  page: ({ brands: rows, count }) => ({ rows, count }),
  rowName: ({ title }) => title,
  rowPath: ({ id }) => `/brands/${id}`,
  columns: {
    title: { header: 'collections.columns.title', value: ({ title }) => title, cell: (row) => drawn(row) },
  },
  failed: 'collections.failed',
})

const BrandsPage = () => (
  <ListPage
    list={brands}
    title="Brands"
    bulkActions={[{ id: 'hide', label: 'Hide', run: async () => [] }]}
    empty={{ title: 'No brands' }}
  />
)

test('selecting a row draws its cells no second time', async () => {
  openPage(BrandsPage, { path: '/brands', address: '/brands', navigation: { href: (path) => `/a${path}` } })
  const box = await screen.findByRole('checkbox', { name: 'Select “Ash”' })
  expect(drawn).toHaveBeenCalled()
  drawn.mockClear()
  await userEvent.click(box)
  expect(box).toBeChecked()
  expect(drawn).not.toHaveBeenCalled()
})

test('a card outlines as many rows as are expected', async () => {
  const late = defineList({
    name: 'late-brands',
    path: '/late-brands',
    key: ['late-brands'],
    read: () => () =>
      queryOptions({
        queryKey: ['late-brands'],
        queryFn: () => new Promise<{ brands: Brand[]; count: number }>(() => {}),
      }),
    page: ({ brands: rows, count }) => ({ rows, count }),
    rowName: ({ title }) => title,
    columns: { title: { header: 'collections.columns.title', value: ({ title }) => title } },
    failed: 'collections.failed',
  })
  const Card = () => (
    <ListCard list={useList(late)} label="Late brands" expectedRows={3} empty={{ title: 'No brands' }} />
  )
  openPage(Card, { path: '/late-brands', address: '/late-brands' })
  expect(await screen.findByRole('table', { name: 'Late brands' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getAllByRole('row')).toHaveLength(1 + 3)
})
