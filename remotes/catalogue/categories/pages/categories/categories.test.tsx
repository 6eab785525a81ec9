/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import CategoriesPage from './categories.tsx'

interface Sample {
  id: string
  name: string
  category_children: Sample[]
  [field: string]: unknown
}

const category = (id: string, under: Sample[] = [], more: object = {}): Sample => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  handle: `our-${id}`,
  description: '',
  is_active: true,
  is_internal: false,
  parent_category_id: null,
  rank: 0,
  category_children: under,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  metadata: null,
  ...more,
})
const silk = category('silk', [], { is_active: false, is_internal: true, metadata: { care: 'By hand' } })
const shirts = category('shirts', [category('linen'), silk])
const tree = [category('men', [shirts, category('trousers')]), category('women')]

const bowl = {
  id: 'prod_1',
  title: 'Bowl',
  handle: 'bowl',
  thumbnail: null,
  status: 'published',
  variants: [],
}
const cup = { ...bowl, id: 'prod_2', title: 'Cup', handle: 'cup' }

/** Answers the next question for the whole tree. */
const answerTree = (categories: object[] = tree) =>
  nock(STORE)
    .get('/admin/product-categories')
    .query({ parent_category_id: 'null', include_descendants_tree: true, limit: 1000 })
    .reply(200, { product_categories: categories, count: categories.length, offset: 0, limit: 1000 })
const answerOne = (one: Sample) =>
  nock(STORE).get(`/admin/product-categories/${one.id}`).reply(200, { product_category: one })
const answerProducts = (products: object[], wanted: Record<string, string>) =>
  nock(STORE)
    .get('/admin/products')
    .query((query) => Object.entries(wanted).every(([key, value]) => String(query[key] ?? '') === value))
    .reply(200, { products, count: products.length, offset: 0, limit: 20 })

/** Opens the page with a category that has a bowl and a cup. */
async function openSilk(ports: FakePorts = {}) {
  answerTree()
  answerOne(silk)
  answerProducts([bowl, cup], { 'category_id[]': 'silk', offset: '0', limit: '20' })
  const page = open('?category_id=silk', ports)
  await screen.findByRole('link', { name: 'Bowl' })
  return page
}

const open = (search = '', ports: FakePorts = {}) =>
  openPage(CategoriesPage, {
    path: '/product-categories',
    address: `/product-categories${search}`,
    ...ports,
  })
const nodes = () =>
  within(screen.getByRole('treegrid', { name: 'Category tree' }))
    .queryAllByRole('row')
    .map((row) => row.getAttribute('aria-label'))
const nodeOf = (name: string) =>
  within(screen.getByRole('treegrid', { name: 'Category tree' })).getByRole('row', { name })
const act = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`Actions for “${name}”`) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'IntersectionObserver', {
    configurable: true,
    value: class {
      observe() {}
      disconnect() {}
    },
  })
})

describe('the tree', () => {
  it('shows all categories, and marks what the shop does not show', async () => {
    answerTree()
    open()
    await screen.findByRole('treegrid', { name: 'Category tree' })
    expect(nodes()).toEqual(['Men', 'Shirts', 'Linen', 'Silk', 'Trousers', 'Women'])
    expect(nodeOf('Silk')).toHaveTextContent('InactivePrivate')
    expect(nodeOf('Linen')).not.toHaveTextContent(/Inactive|Private/)
  })

  it('narrows to what a name or a handle fits, with all above it, and nothing moves meanwhile', async () => {
    answerTree()
    const { router } = open('?find=our-si')
    await screen.findByText('/our-silk')
    expect(nodes()).toEqual(['Men', 'Shirts', 'Silk'])
    expect(screen.getByRole('button', { name: /^Drag “Silk”/ })).toBeDisabled()

    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search categories' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(nodes()).toHaveLength(6))
    expect(router.state.location.search).toBe('')

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search categories' }), 'hats{Enter}')
    expect(await screen.findByText('No category has this in its name or handle.')).toBeInTheDocument()
  })

  it('leaves closed what is too much to see at once, and says so', async () => {
    answerTree([
      category(
        'men',
        Array.from({ length: 200 }, (_, number) => category(`hat${number}`)),
      ),
    ])
    open('?find=our-')
    expect(await screen.findByText(/^Many categories match/)).toBeInTheDocument()
    expect(nodes()).toEqual(['Men'])
  })

  it('says that a store has none', async () => {
    answerTree([])
    open()
    expect(await screen.findByText('No categories yet')).toBeInTheDocument()
  })

  it('says why there is none to see, and tries again', async () => {
    nock(STORE).get('/admin/product-categories').query(true).reply(403, { message: 'Not for you' })
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
    answerTree()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('treegrid')).toBeInTheDocument()
  })

  it('moves a category at once', async () => {
    answerTree()
    open()
    await screen.findByRole('treegrid')
    const moved = nock(STORE)
      .post('/admin/product-categories/silk', { parent_category_id: 'men', rank: 1 })
      .reply(200, { product_category: silk })
    answerTree([category('men', [category('shirts', [category('linen')]), silk, category('trousers')])])
    await act('Silk', 'Move out of its parent')
    expect(await screen.findByText('“Silk” moved')).toBeInTheDocument()
    expect(moved.isDone()).toBe(true)
    expect(nodeOf('Silk')).toHaveAttribute('aria-level', '2')
  })

  it('puts a category back that the store does not move, and says so', async () => {
    answerTree()
    const { onFailure } = open()
    await screen.findByRole('treegrid')
    nock(STORE).post('/admin/product-categories/silk').reply(500, { message: 'An unknown error occurred.' })
    answerTree()
    await act('Silk', 'Move up')
    expect(await screen.findByText(/“Silk” could not be moved/)).toBeInTheDocument()
    expect(nodes().slice(2, 4)).toEqual(['Linen', 'Silk'])
    expect(onFailure).toHaveBeenCalledTimes(1)
  })
})

describe('a new category', () => {
  it('says what is missing instead of closing', async () => {
    answerTree()
    open()
    await act('Shirts', 'Add category inside')
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a category' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toBeInvalid())
  })

  it('is made below its parent and shown', async () => {
    answerTree()
    const { messages, opened } = open()
    await act('Shirts', 'Add category inside')
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a category' }))
    expect(dialog.getByText(/^In .Men. \/ .Shirts.$/)).toBeInTheDocument()
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Wool')
    await userEvent.click(dialog.getByRole('radio', { name: /^Private/ }))
    const wool = category('wool')
    nock(STORE)
      .post('/admin/product-categories', {
        name: 'Wool',
        is_active: true,
        is_internal: true,
        parent_category_id: 'shirts',
      })
      .reply(200, { product_category: wool })
    answerTree()
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))

    await waitFor(() => expect(opened).toEqual(['/product-categories?category_id=wool']))
    expect(messages).toEqual([{ type: 'success', title: 'Category created', message: 'Wool' }])
  })

  it('keeps what was typed when its handle is taken', async () => {
    answerTree()
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Create category' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Silk')
    await userEvent.type(dialog.getByLabelText('Handle'), 'our-silk')
    nock(STORE)
      .post('/admin/product-categories', (body) => body.parent_category_id === null)
      .reply(422, {
        type: 'duplicate_error',
        message: 'Product_category with handle our-silk already exists.',
      })
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(dialog.getByLabelText('Handle')).toBeInvalid())
    expect(dialog.getByText('This already exists. Enter another one.')).toBeInTheDocument()
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Silk')
  })
})

describe('the category that is shown', () => {
  it('sends only what was changed, and the name is new in the tree', async () => {
    const { messages } = await openSilk()
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit category' }))
    await userEvent.type(dialog.getByLabelText(/^Name/), ' ties')
    await userEvent.click(dialog.getByRole('radio', { name: /^Active/ }))
    const ties = { ...silk, name: 'Silk ties', is_active: true }
    nock(STORE)
      .post('/admin/product-categories/silk', { name: 'Silk ties', is_active: true })
      .reply(200, { product_category: ties })
    answerTree([category('men', [category('shirts', [ties])])])
    answerOne(ties)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(nodeOf('Silk ties')).toBeInTheDocument())
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Category saved', message: 'Silk ties' }]),
    )
  })

  it('is marked in the tree and stands under those above it', async () => {
    await openSilk()
    expect(within(nodeOf('Silk')).getByText('Silk').parentElement).toHaveAttribute('aria-current', 'true')
    const above = within(screen.getByRole('navigation', { name: 'Above this category' }))
    expect(above.getAllByRole('link').map((link) => link.textContent)).toEqual(['Men', 'Shirts'])
  })

  it('is deleted after a question, and its place is the tree again', async () => {
    const { opened, questions } = await openSilk()
    nock(STORE).delete('/admin/product-categories/silk').reply(200, { id: 'silk' })
    answerTree([category('women')])
    answerProducts([bowl, cup], { 'category_id[]': 'silk' })
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(opened).toEqual(['/product-categories']))
    expect(questions).toMatchObject([{ title: 'Delete the category “Silk”?', tone: 'danger' }])
    expect(nodes()).toEqual(['Women'])
  })

  it('cannot be deleted with others inside, and says why', async () => {
    answerTree()
    answerOne(shirts)
    answerProducts([], { 'category_id[]': 'shirts' })
    open('?category_id=shirts')
    expect(await screen.findByText(/cannot be deleted while categories are inside/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: /Actions for “Shirts”/ }))
    expect(await screen.findByRole('menuitem', { name: /not while categories are inside/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('is missed where there is none', async () => {
    answerTree()
    nock(STORE).get('/admin/product-categories/gone').reply(404, { type: 'not_found', message: 'gone' })
    open('?category_id=gone')
    expect(await screen.findByText('Category not found')).toBeInTheDocument()
  })
})

const select = async (title: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select “${title}”` }))

describe('its products', () => {
  it('are searched in the address', async () => {
    const { router } = await openSilk()
    answerProducts([cup], { 'category_id[]': 'silk', q: 'cup' })
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Search the products of this category' }),
      'cup{Enter}',
    )
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bowl' })).not.toBeInTheDocument())
    expect(router.state.location.search).toBe('?q=cup&category_id=silk')
  })

  it('are taken out, all in one call', async () => {
    await openSilk()
    await select('Bowl')
    await select('Cup')
    nock(STORE)
      .delete('/admin/product-categories/silk/products/batch', {
        product_ids: [{ id: 'prod_1' }, { id: 'prod_2' }],
      })
      .reply(200, { product_category: silk })
    answerProducts([], { 'category_id[]': 'silk' })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('No products in this category')).toBeInTheDocument()
  })

  it('stay when the store refuses, and say why', async () => {
    const { onFailure } = await openSilk()
    await select('Bowl')
    nock(STORE).delete('/admin/product-categories/silk/products/batch').reply(400, { message: 'Not now' })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Not now')).toBeInTheDocument()
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('are chosen from all products and put in', async () => {
    const { messages } = await openSilk()
    answerProducts([bowl, cup], { limit: '10', is_giftcard: 'false', 'category_id[]': '' })
    await userEvent.click(screen.getByRole('button', { name: 'Add products' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add products to “Silk”' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Select “Cup”' }))
    nock(STORE)
      .post('/admin/product-categories/silk/products/batch', { product_ids: [{ id: 'prod_2' }] })
      .reply(400, { message: 'Product prod_2 does not exist' })
    await userEvent.click(dialog.getByRole('button', { name: 'Add products' }))
    expect(await dialog.findByText('Product prod_2 does not exist')).toBeInTheDocument()
    expect(dialog.getByRole('checkbox', { name: 'Select “Cup”' })).toBeChecked()

    nock(STORE)
      .post('/admin/product-categories/silk/products/batch', { product_ids: [{ id: 'prod_2' }] })
      .reply(200, { product_category: silk })
    answerProducts([bowl, cup], { limit: '20' })
    answerProducts([bowl, cup], { limit: '10' })
    await userEvent.click(dialog.getByRole('button', { name: 'Add products' }))
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Products added', message: 'Silk' }]),
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
