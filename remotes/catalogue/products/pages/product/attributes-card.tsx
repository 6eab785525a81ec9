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
      title={t('productAttributes.title')}
      actions={
        <EditButton label={t('productAttributes.edit')}>
          {(close) => <EditAttributes product={product} onClose={close} />}
        </EditButton>
      }
    >
      <DescriptionList
        items={[
          { term: t('productAttributes.weight'), details: measure(product.weight) },
          { term: t('productAttributes.length'), details: measure(product.length) },
          { term: t('productAttributes.width'), details: measure(product.width) },
          { term: t('productAttributes.height'), details: measure(product.height) },
          {
            term: t('productAttributes.origin'),
            details: product.origin_country && countryName(product.origin_country, locale),
          },
          { term: t('productAttributes.hsCode'), details: product.hs_code },
          { term: t('productAttributes.midCode'), details: product.mid_code },
        ]}
      />
    </Card>
  )
}
