import { useReportFailure } from '@stoa/admin/failures'
import { productQueries, useCreateProduct } from '@stoa/api/admin/products'
import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'

/** So many handles are tried for a copy. */
const MOST_TRIES = 20

/** Makes a draft like a product, without its stock and codes, and opens it. */
export function useCopyProduct(): (id: string) => Promise<void> {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { open } = useNavigation()
  const notify = useNotify()
  const http = useApi()
  const cache = useQueryClient()
  const { mutateAsync: create } = useCreateProduct()

  const createCopy = async (id: string) => {
    const { copiedHandle, copyPayload } = await import(
      /* webpackChunkName: "product-actions" */ '../model/copy-product.ts'
    )
    const { product } = await cache.fetchQuery({ ...productQueries(http).detail(id), staleTime: 0 })
    const title = t('products.duplicate.copyOf', { title: product.title })
    for (let number = 2; ; number++) {
      try {
        return await create(copyPayload(product, { title, handle: copiedHandle(product.handle, number) }))
      } catch (error) {
        if (!hasStatus(error, 422) || number > MOST_TRIES) throw error
      }
    }
  }

  return async (id) => {
    try {
      const { product } = await createCopy(id)
      notify.success(t('products.duplicate.done'), product.title)
      open(`/products/${product.id}`)
    } catch (error) {
      reportFailure(error, t('products.duplicate.failed'))
    }
  }
}
