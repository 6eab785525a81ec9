import type { ShopProduct } from '@stoa/api/store/products'
import { countryName } from '@stoa/i18n/countries'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { DescriptionList } from '@stoa/ui/description-list'

/** Further details of a product; nothing when there are none. */
export function Facts({ product }: { product: ShopProduct }) {
  const { t } = useTranslation()
  const { number, locale } = useFormats()
  const { material, weight, type, length, width, height, origin_country } = product
  const size = [length, width, height].filter((edge) => edge !== null).map((edge) => number(edge))
  const items = [
    { term: t('facets.type'), details: type?.value },
    { term: t('product.material'), details: material },
    {
      term: t('product.size'),
      details: size.length > 0 ? t('product.millimetres', { size: size.join(' × ') }) : null,
    },
    {
      term: t('product.weight'),
      details: weight === null ? null : t('product.grams', { weight: number(weight) }),
    },
    { term: t('product.origin'), details: origin_country && countryName(origin_country, locale) },
  ].filter(({ details }) => details)
  return items.length > 0 ? <DescriptionList items={items} /> : null
}
