/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { STORE } from '../../../../../tests/setup/open-page.tsx'
import { answer, open, rowOf, searchOf } from './testing/product-store.tsx'

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

const person = { id: 'usr_1', email: 'robin@example.com', firstName: 'Robin', lastName: null }
const drafts = { id: 'v1', name: 'Drafts', query: 'status=draft' }
const signedIn: FakePorts = { session: { person: () => person } }
const userWith = (views: object) => ({ id: 'usr_1', metadata: { stoa_views: { products: views } } })
const answerPerson = (views: object) =>
  nock(STORE)
    .get('/admin/auth')
    .reply(200, { user: userWith(views) })

afterEach(() => {
  localStorage.clear()
})

describe('the look of the list', () => {
  it('is sorted by the server when a header is pressed, and the address says so', async () => {
    answer({ order: '' }, [rowOf('prod_1', 'Bowl')])
    const page = open()
    await screen.findByRole('link', { name: 'Bowl' })

    answer({ order: 'title' }, [rowOf('prod_2', 'Cup')])
    await userEvent.click(screen.getByRole('button', { name: 'Product' }))
    expect(await screen.findByRole('link', { name: 'Cup' })).toBeInTheDocument()
    expect(searchOf(page)).toBe('?order=title')
    expect(screen.getByRole('columnheader', { name: 'Product' })).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.queryByRole('button', { name: 'Variants' })).not.toBeInTheDocument()
  })

  it('can be tiles, with the same selection and menus, and stays so', async () => {
    answer({}, [rowOf('prod_1', 'Bowl'), rowOf('prod_2', 'Cup')])
    const { messages, unmount } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Show as pictures' }))
    const tiles = within(await screen.findByRole('list', { name: 'Products' }))
    expect(tiles.getByRole('link', { name: 'Bowl' })).toHaveAttribute('href', '/a/products/prod_1')
    await userEvent.click(tiles.getByRole('button', { name: 'Actions for “Cup”' }))
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Duplicate',
      'Unpublish',
      'Delete',
    ])
    await userEvent.keyboard('{Escape}')

    await userEvent.click(tiles.getByRole('checkbox', { name: 'Select “Cup”' }))
    nock(STORE).post('/admin/products/prod_2', { status: 'draft' }).reply(200, { product: {} })
    answer({}, [rowOf('prod_1', 'Bowl'), rowOf('prod_2', 'Cup')])
    await userEvent.click(await screen.findByRole('button', { name: 'Unpublish' }))
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Unpublish', message: 'Done for 1 row.' }]),
    )
    unmount()

    answer({}, [])
    open()
    expect(await screen.findByText('No products yet')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Show as rows' })).toBeInTheDocument()
  })

  it('shows as many rows per page as chosen', async () => {
    answer({ limit: 20 }, [rowOf('prod_1', 'Bowl')], 70)
    const page = open()
    const sizes = await screen.findByRole('combobox', { name: 'Rows per page' })
    answer({ limit: 50, offset: 0 }, [rowOf('prod_2', 'Cup')], 70)
    await userEvent.selectOptions(sizes, '50 per page')
    expect(await screen.findByText('1–50 of 70')).toBeInTheDocument()
    expect(searchOf(page)).toBe('?limit=50')
  })

  it('has the chosen columns, and requests what they show', async () => {
    answer({}, [rowOf('prod_1', 'Bowl')])
    const { unmount } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Variants' }))
    nock(STORE)
      .get('/admin/products')
      .query(({ fields }) => String(fields).endsWith(',created_at'))
      .reply(200, {
        products: [{ ...rowOf('prod_1', 'Bowl'), created_at: '2026-11-12T12:00:00.000Z' }],
        count: 1,
      })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Created' }))
    expect(await screen.findByText('Nov 12, 2026')).toBeInTheDocument()
    unmount()

    answer({}, [rowOf('prod_1', 'Bowl')])
    open()
    await screen.findByRole('link', { name: 'Bowl' })
    expect(headers()).toEqual(['', 'Product', 'Status', 'In stock', 'Collection', 'Created', 'Actions'])
  })

  it('tells where products are sold, by name and number, where the store has channels', async () => {
    nock(STORE)
      .get('/admin/products')
      .query(
        ({ fields, expand }) =>
          String(fields).endsWith(',sales_channels.name') && String(expand).endsWith(',sales_channels'),
      )
      .reply(200, {
        products: [{ ...rowOf('prod_1', 'Bowl'), sales_channels: [{ name: 'Shop' }, { name: 'Fair' }] }],
        count: 1,
      })
    open('?columns=title,channels', { flags: { isOn: (key) => key === 'sales_channels' } })
    expect(await screen.findByText('Shop')).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Bowl/ })).toHaveTextContent('Shop +1')
  })
})

describe('views', () => {
  it('come from the person, and the first of them opens with the list', async () => {
    answerPerson({ views: [drafts], first: 'v1' })
    answer({}, [rowOf('prod_1', 'Bowl')])
    answer({ 'status[]': 'draft' }, [rowOf('prod_2', 'Cup')])
    open('', signedIn)

    expect(await screen.findByRole('link', { name: 'Cup' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Drafts', current: true })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/a/products?view=all')
  })

  it('begin with one of what shoppers cannot see', async () => {
    answerPerson({})
    answer({ 'status[]': 'draft' }, [rowOf('prod_2', 'Cup')])
    open('?status=draft', signedIn)
    const unpublished = await screen.findByRole('link', { name: 'Unpublished', current: true })
    expect(unpublished).toHaveAttribute('href', '/a/products?status=draft&view=unpublished')
  })

  it('keep what is shown under a name, with the person', async () => {
    answerPerson({ views: [] })
    answer({ 'status[]': 'draft' }, [rowOf('prod_1', 'Bowl')])
    const page = open('?status=draft', signedIn)
    await userEvent.click(await screen.findByRole('button', { name: 'Save view' }))
    let sent: { views: { name: string; query: string }[] } | undefined
    const saved = nock(STORE)
      .post('/admin/users/usr_1', ({ metadata }) => {
        sent = metadata.stoa_views.products
        return true
      })
      .reply(200, () => ({ user: userWith({ ...sent }) }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Not yet{Enter}')

    expect(await screen.findByRole('link', { name: 'Not yet', current: true })).toBeInTheDocument()
    await waitFor(() => expect(saved.isDone()).toBe(true))
    expect(sent?.views).toMatchObject([{ name: 'Not yet', query: 'status=draft' }])
    expect(searchOf(page)).toMatch(/^\?status=draft&view=/)
  })

  it('stay in the browser when the store does not take them, which is said once', async () => {
    answerPerson({ views: [] })
    answer({ 'status[]': 'draft' }, [rowOf('prod_1', 'Bowl')])
    const { messages, unmount } = open('?status=draft', signedIn)
    await userEvent.click(await screen.findByRole('button', { name: 'Save view' }))
    nock(STORE).post('/admin/users/usr_1').reply(400, { message: 'Not now' })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Not yet{Enter}')
    await waitFor(() =>
      expect(messages).toEqual([
        { type: 'error', title: 'The views are kept in this browser only', message: 'Not now' },
      ]),
    )
    unmount()

    answerPerson({ views: [] })
    answer({}, [rowOf('prod_1', 'Bowl')])
    open('', signedIn)
    expect(await screen.findByRole('link', { name: 'Not yet' })).toBeInTheDocument()
    await screen.findByRole('link', { name: 'Bowl' })
    expect(screen.getByRole('link', { name: 'Not yet' })).toBeInTheDocument()
  })

  it('go only after a question', async () => {
    answerPerson({ views: [drafts] })
    answer({ 'status[]': 'draft' }, [rowOf('prod_1', 'Bowl')])
    const { questions } = open('?status=draft', signedIn)
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for the view “Drafts”' }))
    nock(STORE)
      .post('/admin/users/usr_1', { metadata: { stoa_views: { products: { views: [] } } } })
      .reply(200, { user: userWith({ views: [] }) })
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete view' }))

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Drafts' })).not.toBeInTheDocument())
    expect(questions.map(({ title }) => title)).toEqual(['Delete the view “Drafts”?'])
  })
})
