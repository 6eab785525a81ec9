import { productQueries, type ProductListQuery } from '@stoa/api/admin/products'
import { useApi } from '@stoa/api/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useReportFailure } from '../failures/use-report-failure.ts'

/** So many products are read with one call. */
const AT_ONCE = 200

/** Reads the ids of all products that match a query, page by page; a failure is reported. */
export function useMatchingProducts(query: ProductListQuery) {
  const cache = useQueryClient()
  const http = useApi()
  const reportFailure = useReportFailure()
  const [isReading, setReading] = useState(false)
  const readIds = async () => {
    setReading(true)
    try {
      const ids = new Set<string>()
      for (let offset = 0; ; offset += AT_ONCE) {
        const page = productQueries(http).list({ ...query, limit: AT_ONCE, offset })
        const { products, count } = await cache.fetchQuery(page)
        for (const { id } of products) ids.add(id)
        if (products.length === 0 || offset + AT_ONCE >= count) return ids
      }
    } catch (error) {
      reportFailure(error)
      return undefined
    } finally {
      setReading(false)
    }
  }
  return { isReading, readIds }
}
