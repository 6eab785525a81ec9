/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import nock from 'nock'

import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import ProductsPage from './products.tsx'

const rowOf = (id: string, title: string) => ({
  id,
  title,
  handle: id,
  thumbnail: null,
  status: 'published',
  collection: { id: 'col_1', title: 'Table' },
  variants: [
    { id: `${id}_1`, inventory_quantity: 5, manage_inventory: true },
    { id: `${id}_2`, inventory_quantity: 7, manage_inventory: true },
  ],
})

/** Answers the next question for a list that has these values in its query. */
function answer(
  wanted: Record<string, unknown>,
  products: object[],
  count = products.length,
  moment = Promise.resolve(),
) {
  return nock(STORE)
    .get('/admin/products')
    .query((query) =>
      Object.entries(wanted).every(([key, value]) => String(query[key] ?? '') === String(value)),
    )
    .reply(200, () => moment.then(() => ({ products, count, offset: 0, limit: 15 })))
}

const open = (search = '') =>
  openPage('catalogue', ProductsPage, { path: '/products', address: `/products${search}` })
const searchOf = ({ router }: ReturnType<typeof open>) => router.state.location.search

beforeAll(() => nock.disableNetConnect())
// Test files share Node's http, which nock has taken over.
afterAll(() => nock.restore())
afterEach(() => {
  const unasked = nock.pendingMocks()
  nock.cleanAll()
  if (unasked.length > 0) throw new Error(`never asked for: ${unasked.join(', ')}`)
})

it('shows each product in one row that leads to it', async () => {
  answer({ limit: 15, offset: 0, is_giftcard: false }, [rowOf('prod_1', 'Bowl')])
  open()

  const link = await screen.findByRole('link', { name: 'Bowl' })
  expect(link).toHaveAttribute('href', '/a/products/prod_1')
  const row = within(screen.getByRole('row', { name: /Bowl/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Published',
    '2',
    '12 in 2 variants',
    'Table',
  ])
})

it('asks for what the address says', async () => {
  answer({ q: 'bowl', offset: 30 }, [rowOf('prod_1', 'Bowl')], 31)
  open('?q=bowl&page=3')

  expect(await screen.findByText('31–31 of 31')).toBeInTheDocument()
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
  await userEvent.click(screen.getByRole('button', { name: 'Draft', pressed: false }))
  await waitFor(() => expect(searchOf(page)).toBe('?q=bowl&status=draft'))
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument()

  await act(async () => page.router.navigate(-1))
  expect(searchOf(page)).toBe('?q=bowl')
  await act(async () => page.router.navigate(-1))
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument()
})

it('keeps the page before on screen until the next one is there', async () => {
  answer({ offset: 0 }, [rowOf('prod_1', 'Bowl')], 16)
  const page = open()
  await screen.findByRole('link', { name: 'Bowl' })

  const { promise: moment, resolve: letAnswer } = Promise.withResolvers<void>()
  answer({ offset: 15 }, [rowOf('prod_2', 'Cup')], 16, moment)
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
  await userEvent.click(await screen.findByRole('button', { name: 'Show all products' }))

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
  answer({ offset: 120 }, [], 16)
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
