import { collectionQueries } from '@stoa/api/admin/collections'
import { productTypeQueries } from '@stoa/api/admin/product-types'
import { useApi } from '@stoa/api/react'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { ComboField } from '@stoa/ui/combo-field'
import { TagField } from '@stoa/ui/tag-field'
import { useQueryClient } from '@tanstack/react-query'

import type { Organisation } from '../../model/new-product.ts'
import { CategoryField } from './category-field.tsx'
import { ChannelField } from './channel-field.tsx'
import styles from './fields.module.css'
import { useComboTexts } from './use-combo-texts.ts'

interface OrganiseFieldsProps {
  value: Organisation
  onChange: (value: Organisation) => void
  /** The collection's title, where one is chosen already. */
  collectionTitle?: string | undefined
}

const PAGE = 20

/** Where a product belongs: type, collection, tags, and by flag categories and sales channels. */
export function OrganiseFields({ value, onChange, collectionTitle }: OrganiseFieldsProps) {
  const { t, locale } = useTranslation()
  const cache = useQueryClient()
  const http = useApi()
  const texts = useComboTexts()
  const hasCategories = useFlag('product_categories')
  const hasChannels = useFlag('sales_channels')
  const change = (part: Partial<Organisation>) => onChange({ ...value, ...part })
  return (
    <div className={styles['fields']}>
      <div className={styles['pair']}>
        <ComboField
          label={t('organisation.type')}
          description={t('product.organise.typeHint')}
          placeholder={t('product.organise.noType')}
          value={value.type}
          onChange={(type) => change({ type })}
          load={async ({ query, offset }) => {
            const asked = { limit: PAGE, offset, ...(query && { q: query }) }
            const page = await cache.fetchQuery(productTypeQueries(http).list(asked))
            const options = page.product_types.map((type) => ({ id: type.value, label: type.value }))
            return { options, count: page.count }
          }}
          create={{
            label: (query) => t('product.organise.createType', { name: query }),
            onCreate: (type) => change({ type }),
          }}
          texts={{ ...texts, clear: t('product.organise.noType') }}
        />
        <ComboField
          label={t('organisation.collection')}
          placeholder={t('product.organise.noCollection')}
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
          texts={{ ...texts, clear: t('product.organise.noCollection') }}
        />
      </div>
      <TagField
        label={t('organisation.tags')}
        description={t('product.organise.tagsHint')}
        value={value.tags}
        onChange={(tags) => change({ tags })}
        duplicateError={(tags) =>
          t('product.organise.tagTwice', { tags: new Intl.ListFormat(locale).format(tags) })
        }
      />
      {hasCategories ? (
        <CategoryField value={value.categories} onChange={(categories) => change({ categories })} />
      ) : null}
      {hasChannels ? (
        <ChannelField value={value.channels} onChange={(channels) => change({ channels })} />
      ) : null}
    </div>
  )
}
