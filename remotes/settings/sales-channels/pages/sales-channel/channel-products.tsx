import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListCard, useList } from '@stoa/admin/list'
import { PRODUCT_COLUMNS, PRODUCT_FILTERS, productQuery } from '@stoa/admin/choices'
import { productKeys, productQueries, type ProductPage, type ProductRow } from '@stoa/api/admin/products'
import type { HttpClient } from '@stoa/api/http'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import Tag from 'lucide-react/icons/tag'
import { useMemo, useState } from 'react'

import type { Channel } from '../../model/channel.ts'
import { useRemoveProducts } from './use-remove-products.ts'

const AddProducts = lazyDialog(async () => (await import('./add-products.tsx')).AddProducts)

const { sales_channel_id: _own, ...FILTERS } = PRODUCT_FILTERS

const productsOf = (id: string) =>
  defineList({
    name: 'sales-channel-products',
    path: `/sales-channels/${id}`,
    key: productKeys.lists(),
    read: (http: HttpClient) => productQueries(http).list,
    page: ({ products: rows, count }: ProductPage<ProductRow>) => ({ rows, count }),
    toQuery: (query, filter) => ({ ...productQuery(query, filter), sales_channel_id: [id] }),
    rowName: ({ title }) => title,
    rowPath: (product) => `/products/${product.id}`,
    search: { label: 'admin.product.search', hint: 'admin.product.searchHint' },
    filters: FILTERS,
    columns: { ...PRODUCT_COLUMNS, title: { ...PRODUCT_COLUMNS.title, width: '48%' } },
    failed: 'admin.product.failed',
  })

/** The products that are sold in a channel. */
export function ChannelProducts({ channel }: { channel: Channel }) {
  const { id } = channel
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const definition = useMemo(() => productsOf(id), [id])
  const add = t('salesChannels.products.add')
  const title = t('salesChannels.products.title')
  return (
    <>
      <ListCard
        list={useList(definition)}
        label={title}
        title={title}
        tools={<Button onPress={() => setAdding(true)}>{add}</Button>}
        bulkActions={[useRemoveProducts(channel)]}
        empty={{
          icon: Tag,
          title: t('salesChannels.products.empty'),
          message: t('salesChannels.products.emptyHint'),
        }}
      />
      {isAdding ? <AddProducts channel={channel} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
