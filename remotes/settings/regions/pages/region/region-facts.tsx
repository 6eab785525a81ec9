import type { AdminRegion } from '@stoa/api/admin/regions'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import { formatCodes, formatList } from '@stoa/i18n/lists'
import { formatPercent } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'

/** What holds for everybody who buys in a region. */
export function RegionFacts({ region }: { region: AdminRegion }) {
  const { t, locale } = useTranslation()
  const hasTax = useFlag('tax_inclusive_pricing')
  const answer = (isTrue: boolean | undefined) => t(`regions.facts.${isTrue ? 'yes' : 'no'}`)
  const codesOf = (providers: readonly { id: string }[] = []) =>
    formatCodes(
      providers.map(({ id }) => id),
      locale,
    ) || null
  const countries = region.countries.map(({ iso_2 }) => countryName(iso_2, locale))
  return (
    <Card title={t('regions.facts.title')}>
      <DescriptionList
        items={[
          { term: t('regions.fields.currency'), details: region.currency_code.toUpperCase() },
          {
            term: t('regions.fields.countries'),
            details:
              formatList(
                countries.toSorted((one, other) => one.localeCompare(other, locale)),
                locale,
              ) || null,
          },
          {
            term: t('regions.fields.payment'),
            details: codesOf(region.payment_providers),
          },
          {
            term: t('regions.fields.fulfillment'),
            details: codesOf(region.fulfillment_providers),
          },
          {
            term: t('regions.fields.taxRate'),
            details: formatPercent(region.tax_rate, locale),
          },
          { term: t('regions.fields.taxCode'), details: region.tax_code || null },
          ...(hasTax
            ? [{ term: t('regions.fields.includesTax'), details: answer(region.includes_tax) }]
            : []),
          { term: t('regions.fields.giftCards'), details: answer(region.gift_cards_taxable) },
          { term: t('regions.fields.automaticTaxes'), details: answer(region.automatic_taxes) },
        ]}
      />
    </Card>
  )
}
