import { useWriteEach } from '@stoa/api/react'
import * as productCalls from './products-calls.ts'
import { productKeys } from './products-keys.ts'
import { SHOWN_ELSEWHERE } from './products-mutations.ts'
import type { ProductChanges } from './products-types.ts'

const stale = (ids: readonly string[]) => [
  productKeys.lists(),
  ...ids.map((id) => productKeys.detail(id)),
  ...SHOWN_ELSEWHERE,
]

/** Makes the same change to several products. The list shows what became of each. */
export const useUpdateProducts = () =>
  useWriteEach({
    call: (http, id, changes: ProductChanges) => productCalls.update(http, id, changes),
    stale,
  })

/** Deletes several products with their variants. The list shows what became of each. */
export const useDeleteProducts = () =>
  useWriteEach({ call: (http, id) => productCalls.delete(http, id), stale })
