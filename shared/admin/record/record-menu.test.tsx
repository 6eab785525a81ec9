/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import type { ContributionsPort, ListContributions } from '@stoa/extension-sdk'
import { queryOptions } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Tag from 'lucide-react/icons/tag'

import { openPage } from '../../../tests/setup/open-page.tsx'
import { defineRecord, RecordMenu, RecordPage, type RecordParts } from './index.ts'

type Action = ListContributions<'product_collection'>['rowActions'][number]

const read = jest.fn(async (id: string) => ({ collection: { id, title: 'Summer' } }))

const collection = defineRecord({
  title: 'collections.one',
  list: { path: '/collections', title: 'collections.title' },
  entity: 'product_collection',
  read: () => (id: string) => queryOptions({ queryKey: ['collection', id], queryFn: () => read(id) }),
  record: ({ collection: record }) => record,
  name: ({ title }) => title,
  missing: { icon: Tag, title: 'collections.missing.title', message: 'collections.missing.message' },
  failed: 'collections.failedOne',
  loading: { cards: [] },
})

const plainParts = (): RecordParts => ({ cards: null })
const partsWithMenu = (): RecordParts => ({
  cards: null,
  menu: (
    <RecordMenu
      label="Own actions"
      entries={[
        { id: 'delete', label: 'Delete', tone: 'danger' },
        { id: 'copy', label: 'Copy' },
      ]}
    />
  ),
})

const run = jest.fn<Action['run']>()
const award: Action = { key: 'loyalty/award', label: 'Award', icon: 'award', run }

function open(actions: readonly Action[], parts = plainParts) {
  const none = { fields: [], columns: [], rowActions: [], pageActions: [], bulkActions: [] }
  const added = { ...none, pageActions: actions }
  const toList = (list: string) => (list === 'product_collection' ? added : none)
  return openPage(() => <RecordPage record={collection} parts={parts} />, {
    path: '/collections/:id',
    address: '/collections/c1',
    contributions: { toList: toList as ContributionsPort['toList'] },
  })
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Summer' })
const button = (name: string) => screen.getByRole('button', { name })
const entries = async () => {
  await screen.findByRole('menu')
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
}

beforeEach(() => jest.clearAllMocks())

test('a page without a menu of its own gets one for what extensions add', async () => {
  open([award])
  await heading()
  await userEvent.click(button('Actions for “Summer”'))
  expect(await entries()).toEqual(['Award'])
})

test('a page for which nothing is contributed has no menu', async () => {
  open([])
  await heading()
  expect(screen.queryByRole('button', { name: /actions/i })).not.toBeInTheDocument()
})

test('entries of extensions follow those of the page, and destructive ones come last', async () => {
  open([award], partsWithMenu)
  await heading()
  expect(screen.getAllByRole('button', { name: /actions/i })).toHaveLength(1)
  await userEvent.click(button('Own actions'))
  expect(await entries()).toEqual(['Copy', 'Award', 'Delete'])
})

test('an action runs with the record of the page, keeps the menu busy, and reads the page again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  run.mockReturnValue(promise)
  open([award])
  await heading()
  await userEvent.click(button('Actions for “Summer”'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Award' }))
  expect(run).toHaveBeenCalledWith({ id: 'c1', title: 'Summer' }, expect.any(Function))
  expect(button('Actions for “Summer”')).toHaveAttribute('aria-busy', 'true')

  expect(read).toHaveBeenCalledTimes(1)
  const [, refresh] = run.mock.calls[0]!
  await act(async () => {
    refresh()
    resolve()
  })
  expect(read).toHaveBeenCalledTimes(2)
  expect(button('Actions for “Summer”')).not.toHaveAttribute('aria-busy')
})
