import { ExtensionNameContext, HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import { render, screen } from '@testing-library/react'

import ShopLink from './shop-link.tsx'

const language = {
  text: (_namespace: string, key: string) => key,
  locale: () => 'en',
  subscribe: () => () => {},
  version: () => 0,
}
const binding = { host: { language } } as unknown as HostBinding
const notify = { success: () => {}, error: () => {}, warn: () => {}, info: () => {} }

function show(status: 'draft' | 'published') {
  const product = { id: 'prod_1', title: 'Mug', handle: 'harbour-mug', status, thumbnail: null }
  render(
    <HostContext value={binding}>
      <ExtensionNameContext value="storefront">
        <ShopLink product={product} notify={notify} />
      </ExtensionNameContext>
    </HostContext>,
  )
}

afterEach(() => {
  document.head.replaceChildren()
})

test('a published product has a link to its page in the shop', () => {
  show('published')
  expect(screen.getByRole('link')).toHaveAttribute('href', 'http://localhost:8000/products/harbour-mug')
})

test('the document contains the shop’s URL', () => {
  document.head.innerHTML = '<meta name="stoa-shop" content="https://shop.example/">'
  show('published')
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://shop.example/products/harbour-mug')
})

test('a draft shows that shoppers cannot see it', () => {
  show('draft')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText('shopLink.hidden')).toBeInTheDocument()
})
