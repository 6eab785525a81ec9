import type { AdminProduct } from '@stoa/api/admin/products'

import { copyOf, fieldsOf, newVariantPayload, twinOf, variantChanges } from './variant-form.ts'

const price = (id: string, more: object) => ({
  id,
  amount: 1000,
  currency_code: 'eur',
  region_id: null,
  price_list_id: null,
  min_quantity: null,
  max_quantity: null,
  ...more,
})
const small = {
  id: 'var_s',
  title: 'S',
  sku: 'CUP-S',
  inventory_quantity: 3,
  manage_inventory: true,
  allow_backorder: false,
  options: [{ option_id: 'opt_1', value: 'S' }],
  prices: [
    price('p_base', {}),
    price('p_region', { region_id: 'reg_1', amount: 900 }),
    price('p_list', { price_list_id: 'pl_1', amount: 500 }),
    price('p_many', { min_quantity: 10, amount: 800 }),
  ],
}
const product = {
  options: [{ id: 'opt_1', title: 'Size' }],
  variants: [small],
} as unknown as AdminProduct
const [variant] = product.variants as [AdminProduct['variants'][number]]
const before = fieldsOf(product, variant)

it('sends no more than what changed, and null for what was emptied', () => {
  expect(variantChanges(before, { ...before, sku: '', title: 'Small' }, variant)).toEqual({
    title: 'Small',
    sku: null,
  })
  expect(variantChanges(before, before, variant)).toEqual({})
})

it('sends all own prices with their ids when one changes, those of price lists never', () => {
  const prices = { 'currency eur': 1200, 'region reg_1': null, 'currency usd': 1300 }
  expect(variantChanges(before, { ...before, prices }, variant)).toEqual({
    prices: [
      { id: 'p_many', amount: 800, currency_code: 'eur', min_quantity: 10 },
      { id: 'p_base', amount: 1200, currency_code: 'eur' },
      { amount: 1300, currency_code: 'usd' },
    ],
  })
})

it('copies everything but what must be its own', () => {
  const copy = copyOf(product, variant, 'Copy of S')
  expect(copy).toMatchObject({ title: 'Copy of S', sku: '', options: { opt_1: '' } })
  expect(copy.prices).toEqual(before.prices)
})

it('finds the variant that has the same values', () => {
  expect(twinOf(product, { opt_1: 'S' })?.id).toBe('var_s')
  expect(twinOf(product, { opt_1: 'S' }, 'var_s')).toBeUndefined()
  expect(twinOf(product, { opt_1: 'M' })).toBeUndefined()
})

it('sends no price for a field that nobody filled', () => {
  const prices = { 'currency eur': 1200, 'currency usd': undefined, 'region reg_1': null }
  const fields = { ...fieldsOf(product), options: { opt_1: 'M' }, prices }
  const sent = [{ amount: 1200, currency_code: 'eur' }]
  expect(newVariantPayload(fields, {}, false).prices).toEqual(sent)
  expect(variantChanges(before, { ...before, prices }, variant).prices).toMatchObject([
    { id: 'p_many' },
    ...sent,
  ])
})

it('adds a variant that is called after its values unless it has a title', () => {
  const fields = { ...fieldsOf(product), options: { opt_1: 'M' }, prices: { 'currency eur': 1200 } }
  expect(newVariantPayload(fields, {}, false)).toEqual({
    title: 'M',
    manage_inventory: true,
    allow_backorder: false,
    inventory_quantity: 0,
    options: [{ option_id: 'opt_1', value: 'M' }],
    prices: [{ amount: 1200, currency_code: 'eur' }],
  })
  expect(newVariantPayload(fields, {}, true)).not.toHaveProperty('inventory_quantity')
})
