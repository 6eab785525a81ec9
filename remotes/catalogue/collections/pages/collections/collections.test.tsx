/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Question } from '@stoa/extension-sdk'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import CollectionsPage from './collections.tsx'

const winter = {
  id: 'pcol_1',
  title: 'Winter light',
  handle: 'winter-light',
  created_at: '2026-03-04T09:30:00.000Z',
  products: [{ id: 'prod_1' }, { id: 'prod_2' }],
}
const gifts = { ...winter, id: 'pcol_2', title: 'Small gifts', handle: 'small-gifts', products: [] }

const store = () => nock(STORE)
const answer = (wanted: Record<string, string>, collections: object[], count = collections.length) =>
  store()
    .get('/admin/collections')
    .query((query) => Object.entries(wanted).every(([key, value]) => (query[key] ?? '') === value))
    .reply(200, { collections, count, offset: 0, limit: 20 })

const open = (search = '', ports: FakePorts = {}) =>
  openPage(CollectionsPage, { path: '/collections', address: `/collections${search}`, ...ports })
const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Actions for “${name}”` }))

it('shows each collection in a row that leads to it, as the address says', async () => {
  answer({ q: 'light', order: '-created_at', offset: '20', limit: '20' }, [winter], 21)
  open('?q=light&order=-created&page=2')

  const link = await screen.findByRole('link', { name: 'Winter light' })
  expect(link).toHaveAttribute('href', '/a/collections/pcol_1')
  const row = within(screen.getByRole('row', { name: /Winter light/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '',
    'winter-light',
    '2',
    'Mar 4, 2026',
    '',
  ])
})

it('says that there is none, and none that fits', async () => {
  answer({ q: '' }, [])
  answer({ q: 'x' }, [])
  open()
  expect(await screen.findByText('No collections yet')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}')
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
})

it('says why there is no list, and asks again', async () => {
  store().get('/admin/collections').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answer({}, [winter])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Winter light' })).toBeInTheDocument()
})

const typeNew = async () => {
  answer({}, [])
  const page = open()
  const [button] = await screen.findAllByRole('button', { name: 'Create collection' })
  await userEvent.click(button as HTMLElement)
  await userEvent.type(await screen.findByRole('textbox', { name: /Title/ }), 'Winter light')
  return page
}
const saveNew = () => userEvent.click(screen.getByRole('button', { name: 'Create' }))

describe('a new collection', () => {
  it('leaves its handle to the store, and is opened', async () => {
    const { opened, messages } = await typeNew()
    store().post('/admin/collections', { title: 'Winter light' }).reply(200, { collection: winter })
    answer({}, [winter])
    await saveNew()

    await waitFor(() => expect(opened).toEqual(['/collections/pcol_1']))
    expect(messages).toEqual([{ type: 'success', title: 'Collection created', message: 'Winter light' }])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('keeps what was typed when its handle is taken, which stands at the field', async () => {
    await typeNew()
    const handle = screen.getByRole('textbox', { name: 'Handle' })
    await userEvent.type(handle, 'winter')
    store()
      .post('/admin/collections', { title: 'Winter light', handle: 'winter' })
      .reply(422, { type: 'duplicate_error', message: 'Collection with handle winter already exists.' })
    await saveNew()

    await waitFor(() =>
      expect(handle).toHaveAccessibleDescription(/This already exists\. Enter another one\.$/),
    )
    expect(handle).toHaveValue('winter')
  })

  it('says what is missing instead of closing', async () => {
    answer({}, [])
    open()
    const [button] = await screen.findAllByRole('button', { name: 'Create collection' })
    await userEvent.click(button as HTMLElement)
    const title = await screen.findByRole('textbox', { name: /Title/ })
    await saveNew()
    await waitFor(() => expect(title).toBeInvalid())
  })

  it('is not thrown away without a question', async () => {
    answer({}, [])
    open('', { dialogs: { confirm: () => Promise.resolve(false) } })
    const [button] = await screen.findAllByRole('button', { name: 'Create collection' })
    await userEvent.click(button as HTMLElement)
    const title = await screen.findByRole('textbox', { name: /Title/ })
    await userEvent.type(title, 'W')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(title).toHaveValue('W')
  })
})

it('reads what the list leaves out before it is edited, and sends only what changed', async () => {
  answer({}, [winter])
  const { messages } = open()
  store()
    .get('/admin/collections/pcol_1')
    .reply(200, { collection: { ...winter, metadata: { season: 'winter', stoa_product_order: ['prod_2'] } } })
  await openMenu('Winter light')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const title = await screen.findByRole('textbox', { name: /Title/ })
  expect(
    screen.getAllByRole('textbox', { name: 'Key' }).map((key) => (key as HTMLInputElement).value),
  ).toEqual(['season'])
  await userEvent.type(title, 's')

  store().post('/admin/collections/pcol_1', { title: 'Winter lights' }).reply(200, { collection: winter })
  answer({}, [{ ...winter, title: 'Winter lights' }])
  store().get('/admin/collections/pcol_1').reply(200, { collection: winter })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Collection saved', message: 'Winter lights' }]),
  )
  expect(await screen.findByRole('link', { name: 'Winter lights' })).toBeInTheDocument()
})

it('deletes after asking; what could not be deleted stays selected and says why', async () => {
  answer({}, [winter, gifts])
  const confirm = jest.fn<(question: Question) => Promise<boolean>>(() => Promise.resolve(true))
  const { messages } = open('', { dialogs: { confirm } })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select “Winter light”' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select “Small gifts”' }))
  store().delete('/admin/collections/pcol_1').reply(200, {})
  store().delete('/admin/collections/pcol_2').reply(400, { message: 'It is needed' })
  answer({}, [gifts])
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))

  expect(await screen.findByText('It is needed')).toBeInTheDocument()
  expect(confirm.mock.calls[0]?.[0].message).toContain(
    '“Winter light” and “Small gifts” will be deleted. The 2 products stay',
  )
  expect(messages).toEqual([
    { type: 'error', title: 'Delete', message: 'Done for 1 row. 1 row failed and says why.' },
  ])
})
