import { variantQueries } from '@stoa/api/admin/variants'
import { useApi } from '@stoa/api/react'
import { useQueries } from '@tanstack/react-query'

import type { DraftLine } from '../../model/draft-values.ts'
import { factsOf, type VariantFacts } from '../../model/line-prices.ts'

/** The API takes no more values of one parameter. */
const AT_ONCE = 20

const SHOWN = {
  fields: 'id,title,sku,product_id,manage_inventory,allow_backorder,inventory_quantity',
  expand: 'product',
  limit: AT_ONCE,
}

/** The price and stock of the variants of some lines in a region, by the id of the variant; empty without a region. */
export function useVariantFacts(
  lines: readonly DraftLine[],
  regionId: string | null,
): ReadonlyMap<string, VariantFacts> {
  const queries = variantQueries(useApi())
  const ids = lines.flatMap(({ variantId }) => variantId ?? [])
  const chunks = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
  return useQueries({
    queries: regionId === null ? [] : chunks.map((id) => queries.list({ ...SHOWN, id, region_id: regionId })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data, isPlaceholderData }) =>
          data && !isPlaceholderData
            ? data.variants.map((variant) => [variant.id, factsOf(variant)] as const)
            : [],
        ),
      ),
  })
}
