import { collectionQueries } from '@stoa/api/admin/collections'
import { productTypeQueries } from '@stoa/api/admin/product-types'
import { useApi } from '@stoa/api/react'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { ComboField } from '@stoa/ui/combo-field'
import { FormGrid } from '@stoa/ui/form-grid'
import { Stack } from '@stoa/ui/stack'
import { TagField } from '@stoa/ui/tag-field'
import { useQueryClient } from '@tanstack/react-query'

import type { Organisation } from '../model/new-product.ts'
import { CategoryField } from './category-field.tsx'
import { ChannelField } from './channel-field.tsx'

interface OrganiseFieldsProps {
  value: Organisation
  onChange: (value: Organisation) => void
  /** The collection's title, where one is chosen already. */
  collectionTitle?: string | undefined
}

const PAGE = 20

/** Where a product belongs: type, collection, tags, and by flag categories and sales channels. */
export function OrganiseFields({ value, onChange, collectionTitle }: OrganiseFieldsProps) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const http = useApi()
  const hasCategories = useFlag('product_categories')
  const hasChannels = useFlag('sales_channels')
  const change = (part: Partial<Organisation>) => onChange({ ...value, ...part })
  return (
    <Stack>
      <FormGrid>
        <ComboField
          label={t('admin.product.organisation.type')}
          description={t('products.organise.typeHint')}
          placeholder={t('products.organise.noType')}
          value={value.type}
          onChange={(type) => change({ type })}
          load={async ({ query, offset }) => {
            const asked = { limit: PAGE, offset, ...(query && { q: query }) }
            const page = await cache.fetchQuery(productTypeQueries(http).list(asked))
            const options = page.product_types.map((type) => ({ id: type.value, label: type.value }))
            return { options, count: page.count }
          }}
          create={{
            label: (query) => t('products.organise.createType', { name: query }),
            onCreate: (type) => change({ type }),
          }}
          clearLabel={t('products.organise.noType')}
        />
        <ComboField
          label={t('admin.product.organisation.collection')}
          placeholder={t('products.organise.noCollection')}
          value={value.collection_id}
          {...(collectionTitle !== undefined && { valueLabel: collectionTitle })}
          onChange={(collection_id) => change({ collection_id })}
          load={async ({ query, offset }) => {
            const asked = { limit: PAGE, offset, ...(query && { q: query }) }
            const page = await cache.fetchQuery(collectionQueries(http).list(asked))
            return {
              options: page.collections.map(({ id, title }) => ({ id, label: title })),
              count: page.count,
            }
          }}
          clearLabel={t('products.organise.noCollection')}
        />
      </FormGrid>
      <TagField
        label={t('admin.product.organisation.tags')}
        description={t('products.organise.tagsHint')}
        value={value.tags}
        onChange={(tags) => change({ tags })}
      />
      {hasCategories ? (
        <CategoryField value={value.categories} onChange={(categories) => change({ categories })} />
      ) : null}
      {hasChannels ? (
        <ChannelField value={value.channels} onChange={(channels) => change({ channels })} />
      ) : null}
    </Stack>
  )
}
