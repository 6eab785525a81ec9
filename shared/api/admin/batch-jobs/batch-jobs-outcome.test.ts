/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { productKeys } from '../products/products-keys.ts'
import { keysChangedBy } from './batch-jobs-outcome.ts'

it('names exactly the products after their import, and nothing after an export', () => {
  expect(keysChangedBy({ type: 'product-import' })).toEqual([productKeys.all])
  expect(keysChangedBy({ type: 'product-export' })).toEqual([])
  expect(keysChangedBy({ type: 'order-export' })).toEqual([])
})
