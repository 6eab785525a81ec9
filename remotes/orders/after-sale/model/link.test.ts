import { linkOf } from './link.ts'

const store = {
  swap_link_template: 'https://shop.test/swap?cart_id={cart_id}',
  metadata: { order_edit_link_template: 'https://shop.test/edits/{order_edit_id}' },
}

it('puts the id into the template of the store', () => {
  expect(linkOf(store, 'swap', 'cart_1')).toBe('https://shop.test/swap?cart_id=cart_1')
  expect(linkOf(store, 'edit', 'oe_1')).toBe('https://shop.test/edits/oe_1')
})

it('there is no link without a template, or with one that has no place for the id', () => {
  expect(linkOf({ swap_link_template: null, metadata: null }, 'edit', 'oe_1')).toBeUndefined()
  expect(linkOf({ swap_link_template: 'https://shop.test/swap' }, 'swap', 'cart_1')).toBeUndefined()
})
