import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'

import { EditButton } from './edit-button.tsx'

const EditAttributes = lazyDialog(async () => (await import('./edit-attributes.tsx')).EditAttributes)

export function AttributesCard({ product }: { product: AdminProduct }) {
  const { t, locale } = useTranslation()
  const measure = (value: number | null) => (value === null ? null : formatNumber(value, locale))
  return (
    <Card
      title={t('products.attributes.title')}
      actions={
        <EditButton label={t('products.attributes.edit')}>
          {(close) => <EditAttributes product={product} onClose={close} />}
        </EditButton>
      }
    >
      <DescriptionList
        items={[
          { term: t('products.attributes.weight'), details: measure(product.weight) },
          { term: t('products.attributes.length'), details: measure(product.length) },
          { term: t('products.attributes.width'), details: measure(product.width) },
          { term: t('products.attributes.height'), details: measure(product.height) },
          {
            term: t('products.attributes.origin'),
            details: product.origin_country && countryName(product.origin_country, locale),
          },
          { term: t('products.attributes.hsCode'), details: product.hs_code },
          { term: t('products.attributes.midCode'), details: product.mid_code },
        ]}
      />
    </Card>
  )
}
