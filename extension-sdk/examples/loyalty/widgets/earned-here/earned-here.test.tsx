import type { ShopProduct } from '@stoa/extension-sdk'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { screen } from '@testing-library/react'

import { english } from '../../testing/english.ts'
import EarnedHere from './earned-here.tsx'

const product: ShopProduct = {
  id: 'prod_1',
  title: 'Cap',
  handle: 'cap',
  variant_id: null,
  price: 2499,
  currency_code: 'eur',
  region: { id: 'reg_1' },
}
const show = (changes: Partial<ShopProduct>) =>
  renderContribution(EarnedHere, { product: { ...product, ...changes } }, { texts: english })

test('a product earns a point for each whole unit of its price', () => {
  show({})
  expect(screen.getByText('You will earn 24 points.')).toBeVisible()
})

test('the rate of the region and the multiplier of the product count', () => {
  show({
    metadata: { loyalty_multiplier: 2 },
    region: { id: 'reg_1', metadata: { loyalty_points_per_unit: 3 } },
  })
  expect(screen.getByText('You will earn 149 points.')).toBeVisible()
})

test('a yen is a whole unit', () => {
  show({ price: 1200, currency_code: 'jpy' })
  expect(screen.getByText('You will earn 1,200 points.')).toBeVisible()
})

test.each([
  ['a product that is not sold here', { price: null }],
  ['an excluded product', { metadata: { loyalty_excluded: true } }],
  ['a region where the program is off', { region: { id: 'reg_1', metadata: { loyalty_enabled: false } } }],
])('%s promises nothing', (_case, changes) => {
  const { container } = show(changes)
  expect(container).toBeEmptyDOMElement()
})
