import type { StoreShippingOptionsListRes } from '@medusajs/client-types'
import { useApi } from '@stoa/api/react'
import type { ShopProduct } from '@stoa/api/store/products'
import { shippingOptionQueries } from '@stoa/api/store/shipping-options'
import { countryName } from '@stoa/i18n/countries'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { PriceRegion } from '../../components/price-region.tsx'
import { useRegion } from '../../state/region.ts'
import styles from './product.module.css'

/** What delivery to the shopper's country costs; nothing until it is known. */
export function DeliveryCosts({ product }: { product: ShopProduct }) {
  const { region } = useRegion()
  const { data, isPlaceholderData } = useQuery({
    ...shippingOptionQueries(useApi()).list({ region_id: region.id, is_return: false }),
    // The checkout says it again; without it the page is still whole.
    meta: { quiet: true },
    placeholderData: keepPreviousData,
  })
  return (
    <PriceRegion isOld={isPlaceholderData}>
      <CostList product={product} shippingOptions={data?.shipping_options ?? []} />
    </PriceRegion>
  )
}

interface CostListProps {
  product: ShopProduct
  shippingOptions: StoreShippingOptionsListRes['shipping_options']
}

function CostList({ product, shippingOptions }: CostListProps) {
  const { t } = useTranslation()
  const { money, locale } = useFormats()
  const { country, currency, withTax } = useRegion()
  const options = shippingOptions.filter(
    ({ profile_id, requirements, price_type }) =>
      profile_id === product.profile_id && price_type === 'flat_rate' && !requirements?.length,
  )
  if (options.length === 0) return null
  const names = options.map((option) => {
    const amount = (withTax ? option.price_incl_tax : option.amount) ?? option.amount ?? 0
    const price = amount === 0 ? t('totals.free') : money(amount, currency)
    return t('product.deliveryOption', { name: option.name, price })
  })
  return (
    <p className={styles.delivery}>
      {t('product.deliveryTo', {
        country: countryName(country, locale),
        options: new Intl.ListFormat(locale, { type: 'unit' }).format(names),
      })}
    </p>
  )
}
