import type { AdminRegion } from '@stoa/api/admin/regions'
import type { ShippingOptionRow } from '@stoa/api/admin/shipping-options'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import { formatMoney, toMinor } from '@stoa/i18n/money'
import { Badge } from '@stoa/ui/badge'
import { Card } from '@stoa/ui/card'
import { FormGrid } from '@stoa/ui/form-grid'
import { MoneyField } from '@stoa/ui/money-field'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { Table, type TableColumn } from '@stoa/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { cartValue, offersTo, type Refusal } from '../model/offers.ts'
import { regionShipping } from './region-shipping.ts'
import { usePriceText } from './use-price-text.ts'

/** A cart to begin with, in whole units of the region's currency. */
const EXAMPLE = 40

/** The shipping options that the shop offers to a cart of a value. */
export function ShippingPreview({ region }: { region: AdminRegion }) {
  const { currency_code: currency } = region
  const { t, locale } = useTranslation()
  const { data } = useQuery(regionShipping(useApi(), region.id))
  const columns = useOfferColumns(currency)
  const [price, setPrice] = useState<number | null>(() => toMinor(EXAMPLE, currency))
  const [country, setCountry] = useState(region.countries[0]?.iso_2)
  const [chosen, setChosen] = useState<string>()
  const options = (data?.shipping_options ?? []).filter(({ is_return }) => !is_return)
  const profiles = [
    ...new Map(options.map(({ profile_id, profile }) => [profile_id, profile?.name ?? profile_id])),
  ].map(([id, label]) => ({ id, label }))
  const begin = options.find(({ profile }) => profile?.type === 'default') ?? options[0]
  const profile = chosen ?? begin?.profile_id
  if (profile === undefined || country === undefined) return null
  const amount = price ?? 0
  const offers = offersTo(options, profile, cartValue(amount, region))
  return (
    <Card title={t('shipping.preview.title')} description={t('shipping.preview.description')}>
      <Stack>
        <FormGrid size="small">
          <MoneyField
            label={t('shipping.preview.price')}
            value={price}
            onChange={setPrice}
            currency={currency}
          />
          <Select
            label={t('shipping.preview.country')}
            placeholder={t('shipping.fields.choose')}
            options={region.countries.map(({ iso_2 }) => ({ id: iso_2, label: countryName(iso_2, locale) }))}
            value={country}
            onChange={setCountry}
          />
          {profiles.length > 1 ? (
            <Select
              label={t('shipping.preview.profile')}
              placeholder={t('shipping.fields.choose')}
              options={profiles}
              value={profile}
              onChange={setChosen}
            />
          ) : null}
        </FormGrid>
        <p>
          {t(
            offers.some(({ refusal }) => !refusal) ? 'shipping.preview.offered' : 'shipping.preview.nothing',
            {
              amount: formatMoney(amount, currency, locale),
              country: countryName(country, locale),
            },
          )}
        </p>
        <Table
          label={t('shipping.preview.label')}
          columns={columns}
          rows={offers}
          rowKey={({ option }) => option.id}
        />
      </Stack>
    </Card>
  )
}

interface Offer {
  option: ShippingOptionRow
  refusal: Refusal | undefined
}

function useOfferColumns(currency: string): TableColumn<Offer>[] {
  const { t } = useTranslation()
  const { priceOf } = usePriceText(currency)
  return [
    {
      id: 'name',
      header: t('shipping.columns.name'),
      width: '40%',
      cell: ({ option }) => <bdi>{option.name}</bdi>,
    },
    {
      id: 'offer',
      header: t('shipping.columns.price'),
      cell: ({ option, refusal }) =>
        refusal ? <Badge variant="dot">{t(`shipping.refusal.${refusal}`)}</Badge> : priceOf(option),
    },
  ]
}
