/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { STORE } from '../../../../../tests/setup/open-page.tsx'
import { answer, open, rowOf, searchOf } from './testing/product-store.tsx'

async function addFilter(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  return screen.findByRole('dialog', { name })
}

it('shows each product in one row that leads to it', async () => {
  answer({ limit: 20, offset: 0, is_giftcard: false }, [rowOf('prod_1', 'Bowl')])
  open()

  const link = await screen.findByRole('link', { name: 'Bowl' })
  expect(link).toHaveAttribute('href', '/a/products/prod_1')
  const row = within(screen.getByRole('row', { name: /Bowl/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '',
    'Published',
    '2',
    '12 in 2 variants',
    'Table',
    '',
  ])
})

it('asks for what the address says', async () => {
  answer({ q: 'bowl', offset: 40, limit: 20 }, [rowOf('prod_1', 'Bowl')], 41)
  open('?q=bowl&page=3')

  expect(await screen.findByText('41–41 of 41')).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveValue('bowl')
})

it('adds a step to the history for a status, and none for a search', async () => {
  answer({ q: '' }, [rowOf('prod_1', 'Bowl'), rowOf('prod_2', 'Cup')])
  const page = open('?page=1')
  await screen.findByRole('link', { name: 'Cup' })

  answer({ q: 'bowl' }, [rowOf('prod_1', 'Bowl')])
  await userEvent.type(screen.getByRole('searchbox'), 'bowl{Enter}')
  await waitFor(() => expect(searchOf(page)).toBe('?q=bowl'))

  answer({ q: 'bowl', 'status[]': 'draft' }, [])
  await addFilter('Status')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Draft' }))
  await waitFor(() => expect(searchOf(page)).toBe('?q=bowl&status=draft'))
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument()

  await act(async () => page.router.navigate(-1))
  expect(searchOf(page)).toBe('?q=bowl')
  await act(async () => page.router.navigate(-1))
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument()
})

it('keeps the page before on screen until the next one is there', async () => {
  answer({ offset: 0 }, [rowOf('prod_1', 'Bowl')], 21)
  const page = open()
  await screen.findByRole('link', { name: 'Bowl' })

  const { promise: moment, resolve: letAnswer } = Promise.withResolvers<void>()
  answer({ offset: 20 }, [rowOf('prod_2', 'Cup')], 21, moment)
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))

  expect(searchOf(page)).toBe('?page=2')
  expect(screen.getByRole('link', { name: 'Bowl' })).toBeInTheDocument()
  letAnswer()
  expect(await screen.findByRole('link', { name: 'Cup' })).toBeInTheDocument()
})

it('leads out of a filter that nothing fits', async () => {
  answer({ q: 'bowl' }, [])
  const page = open('?q=bowl')
  answer({ q: '' }, [rowOf('prod_2', 'Cup')])
  await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }))

  expect(await screen.findByRole('link', { name: 'Cup' })).toBeInTheDocument()
  expect(searchOf(page)).toBe('')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('tells a store without products from a page past the end', async () => {
  answer({}, [])
  open()
  expect(await screen.findByText('No products yet')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument()
})

it('leads back from a page past the end', async () => {
  answer({ offset: 160 }, [], 16)
  const page = open('?page=9')
  answer({ offset: 0 }, [rowOf('prod_1', 'Bowl')], 16)
  await userEvent.click(await screen.findByRole('button', { name: 'Go to the first page' }))

  expect(await screen.findByRole('link', { name: 'Bowl' })).toBeInTheDocument()
  expect(searchOf(page)).toBe('')
})

it('says why there is no list, and tries again', async () => {
  nock(STORE).get('/admin/products').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')

  answer({}, [rowOf('prod_1', 'Bowl')])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Bowl' })).toBeInTheDocument()
})

it('reads a product ahead when its row takes the focus', async () => {
  answer({}, [rowOf('prod_1', 'Bowl')])
  open()
  const link = await screen.findByRole('link', { name: 'Bowl' })
  const ahead = nock(STORE).get('/admin/products/prod_1').query(true).reply(200, { product: {} })

  act(() => link.focus())

  await waitFor(() => expect(ahead.isDone()).toBe(true))
})

const select = async (title: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select “${title}”` }))
const selected = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'))

describe('several products at once', () => {
  const both = [rowOf('prod_1', 'Bowl'), rowOf('prod_2', 'Cup')]

  it('are unpublished, and one that cannot be stays selected and says why', async () => {
    answer({}, both)
    const { messages } = open()
    await select('Bowl')
    await select('Cup')
    nock(STORE).post('/admin/products/prod_1', { status: 'draft' }).reply(200, { product: {} })
    nock(STORE).post('/admin/products/prod_2', { status: 'draft' }).reply(404, { message: 'The cup is gone' })
    answer({}, [{ ...rowOf('prod_1', 'Bowl'), status: 'draft' }, rowOf('prod_2', 'Cup')])
    await userEvent.click(await screen.findByRole('button', { name: 'Unpublish' }))

    expect(await screen.findByText('The cup is gone')).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Bowl/ })).toHaveTextContent('Draft')
    expect(selected()).toEqual(['Select “Cup”'])
    expect(messages).toEqual([
      {
        type: 'error',
        title: 'Unpublish',
        message: 'Done for 1 row. 1 row failed and says why.',
      },
    ])
  })

  it('are deleted after a question that names what goes', async () => {
    answer({}, both)
    const { messages, questions } = open()
    await select('Bowl')
    await select('Cup')
    for (const id of ['prod_1', 'prod_2']) nock(STORE).delete(`/admin/products/${id}`).reply(200, { id })
    answer({}, [])
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))

    expect(await screen.findByText('No products yet')).toBeInTheDocument()
    expect(questions).toEqual([
      {
        title: 'Delete 2 products?',
        message:
          '“Bowl” and “Cup” will be deleted, with 4 variants, their prices, and their stock. ' +
          'Orders keep what was bought. This cannot be undone.',
        confirmLabel: 'Delete 2 products',
        tone: 'danger',
      },
    ])
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Delete', message: 'Done for 2 rows.' }]),
    )
  })

  it('stay when the question is answered with no', async () => {
    answer({}, both)
    open('', { dialogs: { confirm: async () => false } })
    await select('Bowl')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(selected()).toEqual(['Select “Bowl”'])
  })

  it('one of them is published from its menu', async () => {
    answer({}, [{ ...rowOf('prod_1', 'Bowl'), status: 'draft' }])
    const { messages } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Bowl”' }))
    nock(STORE).post('/admin/products/prod_1', { status: 'published' }).reply(200, { product: {} })
    answer({}, [rowOf('prod_1', 'Bowl')])
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish' }))
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Publish', message: 'Done for 1 row.' }]),
    )
  })
})

const careOf = ({ metadata }: { metadata?: object }) => JSON.stringify(metadata)

describe('what extensions add', () => {
  const ran: unknown[] = []
  const added = {
    fields: ['metadata'],
    columns: [
      {
        key: 'x/care',
        label: 'Care',
        Cell: ({ row }: { row: object }) => careOf(row as { metadata?: object }),
      },
    ],
    rowActions: [
      {
        key: 'x/wash',
        label: 'Wash',
        icon: 'award' as const,
        run: async (row: { id: string }, refresh: () => void) => {
          ran.push(row.id)
          refresh()
        },
      },
    ],
    pageActions: [],
    bulkActions: [
      {
        key: 'x/dry',
        label: 'Dry',
        icon: 'award' as const,
        run: async (rows: readonly { id: string }[]) => rows.map(({ id }) => ({ id, error: `${id} is wet` })),
      },
    ],
  }
  const washable = { ...rowOf('prod_1', 'Bowl'), metadata: { care: 'By hand' } }
  const ports: FakePorts = { contributions: { toList: () => added as never } }

  it('is asked for in the one request of the list, and stands behind its own columns', async () => {
    const asked = nock(STORE)
      .get('/admin/products')
      .query(({ fields }) => String(fields).endsWith(',variants.manage_inventory,metadata'))
      .reply(200, { products: [washable], count: 1, offset: 0, limit: 20 })
    open('', ports)

    expect(await screen.findByRole('cell', { name: '{"care":"By hand"}' })).toBeInTheDocument()
    expect(
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(-2),
    ).toEqual(['Care', 'Actions'])
    expect(asked.isDone()).toBe(true)
  })

  it('that the store does not know is said over the list, which is there all the same', async () => {
    nock(STORE)
      .get('/admin/products')
      .query(({ fields }) => String(fields).endsWith(',metadata'))
      .reply(500, {})
    nock(STORE)
      .get('/admin/products')
      .query(({ fields }) => !String(fields).includes('metadata'))
      .reply(200, { products: [rowOf('prod_1', 'Bowl')], count: 1, offset: 0, limit: 20 })
    open('', ports)

    expect(await screen.findByRole('link', { name: 'Bowl' })).toBeInTheDocument()
    expect(screen.getByText(/which extensions request: metadata\./)).toBeInTheDocument()
  })

  it('runs from the menu of a row, which may read the list again', async () => {
    answer({}, [washable])
    open('', ports)
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Bowl”' }))
    answer({}, [rowOf('prod_2', 'Cup')])
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Wash' }))
    expect(await screen.findByRole('link', { name: 'Cup' })).toBeInTheDocument()
    expect(ran).toEqual(['prod_1'])
  })

  it('runs for all selected rows, and its failures stand in them', async () => {
    answer({}, [washable])
    open('', ports)
    await select('Bowl')
    await userEvent.click(await screen.findByRole('button', { name: 'Dry' }))
    expect(await screen.findByText('prod_1 is wet')).toBeInTheDocument()
    expect(selected()).toEqual(['Select all rows of this page', 'Select “Bowl”'])
  })
})
