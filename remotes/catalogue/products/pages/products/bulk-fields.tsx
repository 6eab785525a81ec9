import { PRODUCT_STATUSES, type ProductStatus } from '@stoa/admin/choices'
import { collectionQueries } from '@stoa/api/admin/collections'
import { productTypeQueries } from '@stoa/api/admin/product-types'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { ComboField } from '@stoa/ui/combo-field'
import { Select } from '@stoa/ui/select'
import { TagField } from '@stoa/ui/tag-field'
import { useQueryClient } from '@tanstack/react-query'

import { CategoryField } from '../../components/category-field.tsx'
import { ChannelField } from '../../components/channel-field.tsx'
import type { BulkDraft } from '../../model/bulk-change.ts'

interface BulkFieldsProps {
  draft: BulkDraft
  onChange: (draft: BulkDraft) => void
}

const PAGE = 20

/** The fields that belong to the kind of change. */
export function BulkFields({ draft, onChange }: BulkFieldsProps) {
  const { what } = draft
  if (what === 'status') return <StatusField draft={draft} onChange={onChange} />
  if (what === 'collection' || what === 'type') {
    return <GroupField key={what} what={what} draft={draft} onChange={onChange} />
  }
  return <LabelFields key={what} draft={draft} onChange={onChange} />
}

function StatusField({ draft, onChange }: BulkFieldsProps) {
  const { t } = useTranslation()
  return (
    <Select
      label={t('admin.product.columns.status')}
      placeholder={t('products.change.choose')}
      value={draft.status}
      onChange={(status) => onChange({ ...draft, status: status as ProductStatus })}
      options={PRODUCT_STATUSES.map((id) => ({ id, label: t(`admin.product.status.${id}`) }))}
    />
  )
}

function GroupField({ what, draft, onChange }: BulkFieldsProps & { what: 'collection' | 'type' }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const http = useApi()
  const none = t(what === 'type' ? 'products.organise.noType' : 'products.organise.noCollection')
  const change = (value: string | null) => onChange({ ...draft, [what]: value })
  return (
    <ComboField
      label={t(`admin.product.organisation.${what}`)}
      placeholder={draft[what] === undefined ? t('products.change.choose') : none}
      value={draft[what] ?? null}
      onChange={change}
      load={async ({ query, offset }) => {
        const asked = { limit: PAGE, offset, ...(query && { q: query }) }
        if (what === 'type') {
          const page = await cache.fetchQuery(productTypeQueries(http).list(asked))
          return {
            options: page.product_types.map(({ value }) => ({ id: value, label: value })),
            count: page.count,
          }
        }
        const page = await cache.fetchQuery(collectionQueries(http).list(asked))
        return { options: page.collections.map(({ id, title }) => ({ id, label: title })), count: page.count }
      }}
      {...(what === 'type' && {
        create: {
          label: (query: string) => t('products.organise.createType', { name: query }),
          onCreate: change,
        },
      })}
      clearLabel={none}
    />
  )
}

function LabelFields({ draft, onChange }: BulkFieldsProps) {
  const { t } = useTranslation()
  const parts = ['add', 'remove'] as const
  return parts.map((part) => (
    <LabelField
      key={part}
      what={draft.what}
      label={t(`products.change.${part}`)}
      value={draft[part]}
      onChange={(value) => onChange({ ...draft, [part]: value })}
    />
  ))
}

interface LabelFieldProps {
  what: BulkDraft['what']
  label: string
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

function LabelField({ what, ...field }: LabelFieldProps) {
  if (what === 'categories') return <CategoryField {...field} />
  if (what === 'sales_channels') return <ChannelField {...field} />
  return <TagField {...field} />
}
