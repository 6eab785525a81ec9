/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import CollectionPage from './collection.tsx'

const product = (id: string, title: string) => ({
  id,
  title,
  handle: id,
  thumbnail: null,
  status: 'published',
  collection: null,
  variants: [],
})
const bowl = product('bowl', 'Bowl')
const cup = product('cup', 'Cup')
const jug = product('jug', 'Jug')
const table = {
  id: 'pcol_1',
  title: 'Table',
  handle: 'table',
  created_at: '2026-03-04T09:30:00.000Z',
  metadata: { stoa_product_order: ['cup', 'bowl'] },
  products: [bowl, cup, jug],
}

const store = () => nock(STORE)
const answerWith = (collection: object) => store().get('/admin/collections/pcol_1').reply(200, { collection })
const open = (ports: FakePorts = {}) =>
  openPage(CollectionPage, {
    path: '/collections/:id',
    address: '/collections/pcol_1',
    dialogs: { confirm: () => Promise.resolve(true) },
    ...ports,
  })
async function openTable() {
  answerWith(table)
  const page = open()
  await screen.findByRole('heading', { level: 1, name: 'Table' })
  return page
}
const titles = () =>
  within(screen.getByRole('table', { name: 'Products' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

it('shows its products in its own order, and finds one of them', async () => {
  await openTable()
  expect(titles()).toEqual(['Cup', 'Bowl', 'Jug'])
  await userEvent.type(screen.getByRole('searchbox'), 'bo{Enter}')
  await waitFor(() => expect(titles()).toEqual(['Bowl']))
})

const moveJugToTheTop = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Actions for “Jug”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to the top' }))
}
const savedOrder = () =>
  store().post('/admin/collections/pcol_1', { metadata: { stoa_product_order: ['jug', 'cup', 'bowl'] } })

describe('its order', () => {
  it('is kept in its metadata, and on screen before the server has answered', async () => {
    await openTable()
    const { promise: answer, resolve: letAnswer } = Promise.withResolvers<object>()
    const moved = { ...table, metadata: { stoa_product_order: ['jug', 'cup', 'bowl'] } }
    savedOrder().reply(200, () => answer)
    answerWith(moved)
    await moveJugToTheTop()

    await waitFor(() => expect(titles()).toEqual(['Jug', 'Cup', 'Bowl']))
    letAnswer({ collection: moved })
    await waitFor(() => expect(nock.isDone()).toBe(true))
    expect(titles()).toEqual(['Jug', 'Cup', 'Bowl'])
  })

  it('goes back when the server refuses, which is said once', async () => {
    const { messages } = await openTable()
    savedOrder().reply(400, { message: 'Metadata is full' })
    await moveJugToTheTop()

    await waitFor(() =>
      expect(messages).toEqual([
        { type: 'error', title: 'The order was not saved', message: 'Metadata is full' },
      ]),
    )
    expect(titles()).toEqual(['Cup', 'Bowl', 'Jug'])
  })
})

const arrange = async () => {
  const page = await openTable()
  await userEvent.click(screen.getByRole('button', { name: 'Arrange' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Order of “Table”' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Move Jug up' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Move Jug up' }))
  return { ...page, dialog }
}
const rowsInDialog = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label'))

describe('arranging its products', () => {
  it('saves the whole order once', async () => {
    const { dialog, messages } = await arrange()
    expect(rowsInDialog()).toEqual(['Jug', 'Cup', 'Bowl'])
    savedOrder().reply(200, {})
    answerWith({ ...table, metadata: { stoa_product_order: ['jug', 'cup', 'bowl'] } })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(titles()).toEqual(['Jug', 'Cup', 'Bowl']))
    expect(messages).toEqual([{ type: 'success', title: 'Order saved', message: 'Table' }])
  })

  it('keeps the new order in sight when the server refuses it', async () => {
    const { dialog, messages } = await arrange()
    savedOrder().reply(400, { message: 'Metadata is full' })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Metadata is full')).toBeInTheDocument()
    expect(rowsInDialog()).toEqual(['Jug', 'Cup', 'Bowl'])
    expect(messages).toEqual([])
  })
})

it('lets products go by one call with plain ids', async () => {
  const { messages } = await openTable()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select “Bowl”' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select “Cup”' }))
  store()
    .delete('/admin/collections/pcol_1/products/batch', { product_ids: ['cup', 'bowl'] })
    .reply(200, {})
  answerWith({ ...table, products: [jug] })
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))

  await waitFor(() => expect(titles()).toEqual(['Jug']))
  expect(messages).toEqual([{ type: 'success', title: 'Remove', message: 'Done for 2 rows.' }])
})

const putIn = () => store().post('/admin/collections/pcol_1/products/batch', { product_ids: ['lamp'] })
const takeOut = () => store().delete('/admin/collections/pcol_1/products/batch', { product_ids: ['bowl'] })
// Each write makes lists of products stale, of which the dialog shows one until its steps begin.
const listAgain = () =>
  store()
    .get('/admin/products')
    .query(true)
    .optionally()
    .times(4)
    .reply(200, { products: [], count: 0, offset: 0, limit: 10 })

describe('choosing its products', () => {
  const lamp = { ...product('lamp', 'Lamp'), collection: { id: 'pcol_2', title: 'Light' } }
  const choose = async () => {
    const page = await openTable()
    store()
      .get('/admin/products')
      .query((query) => query['is_giftcard'] === 'false' && query['limit'] === '10')
      .reply(200, { products: [bowl, lamp], count: 2, offset: 0, limit: 10 })
    await userEvent.click(screen.getByRole('button', { name: 'Choose products' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Select “Bowl”' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Select “Lamp”' }))
    expect(dialog.getByText('3 products chosen')).toBeInTheDocument()
    return { ...page, dialog }
  }
  const changed = { ...table, products: [cup, jug, lamp] }

  it('sends what was added and what was taken out, and nothing else', async () => {
    const { dialog, messages } = await choose()
    putIn().reply(200, {})
    takeOut().reply(200, {})
    answerWith(changed)
    answerWith(changed)
    listAgain()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

    await waitFor(() =>
      expect(messages).toEqual([
        { type: 'success', title: 'Products of the collection saved', message: 'Table' },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(titles()).toEqual(['Cup', 'Jug', 'Lamp'])
  })

  it('says what was done and what was not, and goes on with the rest', async () => {
    const { dialog, messages } = await choose()
    putIn().reply(200, {})
    takeOut().reply(400, { message: 'Not now' })
    answerWith({ ...table, products: [bowl, cup, jug, lamp] })
    listAgain()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Not now')).toBeInTheDocument()
    expect(messages).toEqual([])

    takeOut().reply(200, {})
    answerWith(changed)
    await userEvent.click(dialog.getByRole('button', { name: 'Finish remaining steps' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(titles()).toEqual(['Cup', 'Jug', 'Lamp'])
  })
})

it('is deleted after a question, and leads to the list that is there', async () => {
  const { opened } = await openTable()
  store().delete('/admin/collections/pcol_1').reply(200, {})
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(opened).toEqual(['/collections']))
})

it('says that there is none, with a way back', async () => {
  store().get('/admin/collections/pcol_1').reply(404, { type: 'not_found', message: 'not found' })
  open()
  expect(await screen.findByText('Collection not found')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Collections' })).toHaveAttribute('href', '/a/collections')
})

it('can be asked for again', async () => {
  store().get('/admin/collections/pcol_1').reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answerWith(table)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Table' })).toBeInTheDocument()
})
