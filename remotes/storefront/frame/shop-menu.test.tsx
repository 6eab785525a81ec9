import { jest } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'

import { nock } from '../../../tests/setup/network.ts'
import { BACKEND, TestShop } from '../testing/test-shop.tsx'
import ShopMenu from './shop-menu.tsx'

const category = (handle: string, parent_category_id: string | null) => ({
  id: handle,
  name: handle,
  handle,
  parent_category_id,
})

// jsdom has dialogs without their methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})

const harbour = { collections: [{ id: 'pcol_1', title: 'Harbour', handle: 'harbour' }] }

function open(path: string, collections: Promise<object> = Promise.resolve(harbour)) {
  nock(BACKEND)
    .get('/store/product-categories')
    .query(true)
    .reply(200, {
      product_categories: [
        category('kitchen', null),
        category('tableware', 'kitchen'),
        category('home', null),
        category('bedroom', 'home'),
      ],
    })
  nock(BACKEND)
    .get('/store/collections')
    .query(true)
    .reply(async () => [200, await collections])
  const onClose = jest.fn()
  render(
    <MemoryRouter initialEntries={[path]}>
      <ShopMenu hasRegion={false} onClose={onClose} />
    </MemoryRouter>,
    { wrapper: TestShop },
  )
  return onClose
}

test('the menu unfolds the categories of the page, and leaves the others folded', async () => {
  open('/categories/kitchen')
  const shop = within(screen.getByRole('navigation', { name: 'Shop' }))
  expect(await shop.findByRole('link', { name: 'kitchen' })).toHaveAttribute('aria-current', 'page')
  expect(shop.getByRole('link', { name: 'tableware' })).toHaveAttribute(
    'href',
    '/categories/kitchen/tableware',
  )
  expect(shop.getByRole('link', { name: 'home' })).toBeVisible()
  expect(shop.queryByRole('link', { name: 'bedroom' })).not.toBeInTheDocument()
})

test('the menu closes when a collection is followed', async () => {
  const onClose = open('/')
  const collections = await screen.findByRole('navigation', { name: 'Collections' })
  await userEvent.click(within(collections).getByRole('link', { name: 'Harbour' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('what is below the collections comes with them, so that nothing moves under a thumb', async () => {
  const collections = Promise.withResolvers<object>()
  open('/', collections.promise)
  expect(screen.getByRole('link', { name: 'Everything' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Your account' })).not.toBeInTheDocument()
  collections.resolve(harbour)
  expect(await screen.findByRole('link', { name: 'Harbour' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Your account' })).toBeVisible()
})

test('a menu without its collections leads to the account', async () => {
  open('/', Promise.reject(new Error('no connection')))
  expect(await screen.findByRole('link', { name: 'Your account' })).toBeVisible()
})
