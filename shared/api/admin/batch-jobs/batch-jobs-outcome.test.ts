import { expect, it } from '@jest/globals'
import { priceListKeys, productKeys, variantKeys } from '../keys.ts'
import { keysChangedBy } from './batch-jobs-outcome.ts'

it('an import makes exactly its own data stale, and an export none', () => {
  expect(keysChangedBy({ type: 'product-import' })).toEqual([productKeys.all])
  expect(keysChangedBy({ type: 'price-list-import' })).toEqual([
    priceListKeys.all,
    productKeys.all,
    variantKeys.all,
  ])
  expect(keysChangedBy({ type: 'product-export' })).toEqual([])
  expect(keysChangedBy({ type: 'order-export' })).toEqual([])
})
