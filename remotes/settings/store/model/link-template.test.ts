import { exampleOf, templateProblem } from './link-template.ts'

it.each([
  ['payment_link_template', 'https://shop.test/checkout?cart_id={cart_id}', undefined],
  ['payment_link_template', '', undefined],
  ['payment_link_template', 'https://shop.test/pay/{payment_id}', 'unknownPlaceholder.cart'],
  ['swap_link_template', 'https://shop.test/{cart_id}/{swap_id}', 'unknownPlaceholder.cart'],
  ['swap_link_template', 'https://shop.test/swap', 'noPlaceholder.cart'],
  ['order_edit_link_template', 'https://shop.test/order-edits/{cart_id}', 'unknownPlaceholder.edit'],
  ['swap_link_template', 'shop.test/{cart_id}', 'noAddress'],
  ['invite_link_template', 'javascript:alert({invite_token})', 'noAddress'],
  ['invite_link_template', 'https://admin.test/invite?token={invite_token}', undefined],
  ['invite_link_template', 'https://admin.test/invite?cart={cart_id}', 'unknownPlaceholder.invite'],
  ['tracking_url', 'https://post.test/{tracking_number}', undefined],
  ['tracking_url', 'https://post.test/', 'noPlaceholder.parcel'],
] as const)('%s “%s”: %s', (field, template, problem) => {
  expect(templateProblem(field, template)).toBe(problem)
})

it('an example has the placeholder replaced, and a template that leads nowhere has none', () => {
  expect(exampleOf('swap_link_template', 'https://shop.test/swap?cart_id={cart_id}')).toBe(
    'https://shop.test/swap?cart_id=cart_example',
  )
  expect(exampleOf('swap_link_template', 'https://shop.test/swap')).toBeUndefined()
  expect(exampleOf('swap_link_template', '')).toBeUndefined()
})
