import type { InventoryItemRow } from '@stoa/api/admin/inventory-items'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'

/** What an item is, for those who sell, pack and send it. */
export function FactsCard({ item }: { item: InventoryItemRow }) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const measure = (value: number | null | undefined) => (value == null ? null : formatNumber(value, locale))
  const field = (name: string) => t(`inventory.fields.${name}`)
  return (
    <Card title={t('inventory.details.title')}>
      <DescriptionList
        items={[
          {
            term: t('inventory.details.sold'),
            details:
              item.variants.length > 0
                ? item.variants.map(({ id, title, product }) => (
                    <div key={id}>
                      <Link href={href(`/products/${product.id}`)}>
                        <bdi>{product.title}</bdi> · <bdi>{title}</bdi>
                      </Link>
                    </div>
                  ))
                : null,
          },
          { term: field('sku'), details: item.sku || null },
          { term: field('title'), details: item.title || null },
          { term: field('description'), details: item.description || null },
          { term: field('shipping'), details: t(item.requires_shipping ? 'inventory.yes' : 'inventory.no') },
          { term: field('material'), details: item.material || null },
          { term: field('weight'), details: measure(item.weight) },
          { term: field('length'), details: measure(item.length) },
          { term: field('width'), details: measure(item.width) },
          { term: field('height'), details: measure(item.height) },
          { term: field('origin'), details: item.origin_country && countryName(item.origin_country, locale) },
          { term: field('hsCode'), details: item.hs_code || null },
          { term: field('midCode'), details: item.mid_code || null },
        ]}
      />
    </Card>
  )
}
