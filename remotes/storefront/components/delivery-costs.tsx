import type { StoreShippingOptionsListRes } from '@medusajs/client-types'
import { useApi } from '@stoa/api/react'
import { shippingOptionQueries } from '@stoa/api/store/shipping-options'
import { countryName } from '@stoa/i18n/countries'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { useRegion } from '../state/region.ts'
import styles from './delivery-costs.module.css'
import { PriceRegion } from './price-region.tsx'

interface DeliveryCostsProps {
  /** The ids of the shipping profiles of what is delivered. */
  profiles: readonly string[]
}

/** What delivery to the shopper's country costs; empty lines of its height while it loads. */
export function DeliveryCosts({ profiles }: DeliveryCostsProps) {
  const { region } = useRegion()
  const { data, isPlaceholderData, isPending, failureReason } = useQuery({
    ...shippingOptionQueries(useApi()).list({ region_id: region.id, is_return: false }),
    // The checkout says it again; without it the page is still whole.
    meta: { quiet: true },
    placeholderData: keepPreviousData,
  })
  if (isPending && !failureReason) return <p className={styles.delivery} aria-busy />
  return (
    <PriceRegion isOld={isPlaceholderData}>
      <CostList profiles={profiles} shippingOptions={data?.shipping_options ?? []} />
    </PriceRegion>
  )
}

interface CostListProps extends DeliveryCostsProps {
  shippingOptions: StoreShippingOptionsListRes['shipping_options']
}

function CostList({ profiles, shippingOptions }: CostListProps) {
  const { t } = useTranslation()
  const { money, locale } = useFormats()
  const { country, currency, withTax } = useRegion()
  const options = shippingOptions.filter(
    ({ profile_id, requirements, price_type }) =>
      profiles.includes(profile_id) && price_type === 'flat_rate' && !requirements?.length,
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
