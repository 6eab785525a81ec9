import { expect, it } from '@jest/globals'
import { withOptionsInOrder } from './options-in-order.ts'
import type { ProductRes } from './products-types.ts'

const at = (id: string, created_at: string) => ({ id, created_at, title: id })

const orderOf = (...options: ReturnType<typeof at>[]) =>
  withOptionsInOrder({ product: { id: 'prod_1', options } } as unknown as ProductRes).product.options.map(
    ({ id }) => id,
  )

it('keeps the order of creation after a rename, which moves the row to the end of the table', () => {
  expect(orderOf(at('opt_2', '2026-01-02T10:00:00.000Z'), at('opt_1', '2026-01-01T10:00:00.000Z'))).toEqual([
    'opt_1',
    'opt_2',
  ])
})

it('leaves options of one moment as they come', () => {
  const moment = '2026-01-01T10:00:00.000Z'
  expect(orderOf(at('opt_b', moment), at('opt_a', moment))).toEqual(['opt_b', 'opt_a'])
})
