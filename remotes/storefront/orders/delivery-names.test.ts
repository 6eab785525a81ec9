import { formatList } from '@stoa/i18n/lists'

import { deliveryNames } from './delivery-names.ts'

const by = (name: string) => ({ shipping_option: { name } })

test('the shipping options of an order are joined as the language does', () => {
  const order = { shipping_methods: [by('Post'), { shipping_option: null }, by('Courier')] }
  expect(deliveryNames(order as never, 'de')).toBe(formatList(['Post', 'Courier'], 'de'))
})

test('an order that is not delivered has no name', () => {
  expect(deliveryNames({ shipping_methods: [] }, 'de')).toBeNull()
})
