import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { lazy } from 'react'

import { EditButton } from './edit-button.tsx'

const EditAttributes = lazy(async () => ({ default: (await import('./edit-attributes.tsx')).EditAttributes }))

export function AttributesCard({ product }: { product: AdminProduct }) {
  const { t, locale } = useTranslation()
  const measure = (value: number | null) => (value === null ? null : formatNumber(value, locale))
  return (
    <Card
      title={t('attributes.title')}
      actions={
        <EditButton label={t('product.attributes.edit')}>
          {(close) => <EditAttributes product={product} onClose={close} />}
        </EditButton>
      }
    >
      <DescriptionList
        items={[
          { term: t('attributes.weight'), details: measure(product.weight) },
          { term: t('attributes.length'), details: measure(product.length) },
          { term: t('attributes.width'), details: measure(product.width) },
          { term: t('attributes.height'), details: measure(product.height) },
          {
            term: t('attributes.origin'),
            details: product.origin_country && countryName(product.origin_country, locale),
          },
          { term: t('attributes.hsCode'), details: product.hs_code },
          { term: t('attributes.midCode'), details: product.mid_code },
        ]}
      />
    </Card>
  )
}
