import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'

import { countryName } from '../../model/country.ts'

export function AttributesCard({ product }: { product: AdminProduct }) {
  const { t, locale } = useTranslation()
  const measure = (value: number | null) => (value === null ? null : formatNumber(value, locale))
  return (
    <Card title={t('attributes.title')}>
      <DescriptionList
        items={[
          { term: t('attributes.handle'), details: product.handle },
          { term: t('attributes.material'), details: product.material },
          { term: t('attributes.weight'), details: measure(product.weight) },
          { term: t('attributes.length'), details: measure(product.length) },
          { term: t('attributes.width'), details: measure(product.width) },
          { term: t('attributes.height'), details: measure(product.height) },
          { term: t('attributes.origin'), details: countryName(product.origin_country, locale) },
          { term: t('attributes.hsCode'), details: product.hs_code },
          { term: t('attributes.midCode'), details: product.mid_code },
        ]}
      />
    </Card>
  )
}
