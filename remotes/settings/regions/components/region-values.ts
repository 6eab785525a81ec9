import type { AdminRegion } from '@stoa/api/admin/regions'
import { rowsOf, type Metadata, type MetadataRow } from '@stoa/ui/metadata-editor'

/** The form of a region. */
export interface RegionValues {
  name: string
  currency_code: string | null
  /** In percent; null while the field is empty. */
  tax_rate: number | null
  tax_code: string
  includes_tax: boolean
  gift_cards_taxable: boolean
  automatic_taxes: boolean
  countries: readonly string[]
  payment_providers: readonly string[]
  fulfillment_providers: readonly string[]
  metadata: readonly MetadataRow[]
}

export const BLANK_REGION: RegionValues = {
  name: '',
  currency_code: null,
  tax_rate: null,
  tax_code: '',
  includes_tax: false,
  gift_cards_taxable: true,
  automatic_taxes: true,
  countries: [],
  payment_providers: [],
  fulfillment_providers: [],
  metadata: [],
}

const idsOf = (providers: readonly { id: string }[] = []) => providers.map(({ id }) => id).toSorted()

/** The form of a region as it is saved. */
export const regionValues = (region: AdminRegion & { metadata?: Metadata | null }): RegionValues => ({
  name: region.name,
  currency_code: region.currency_code,
  tax_rate: region.tax_rate,
  tax_code: region.tax_code ?? '',
  includes_tax: region.includes_tax ?? false,
  gift_cards_taxable: region.gift_cards_taxable,
  automatic_taxes: region.automatic_taxes,
  countries: region.countries.map(({ iso_2 }) => iso_2).toSorted(),
  payment_providers: idsOf(region.payment_providers),
  fulfillment_providers: idsOf(region.fulfillment_providers),
  metadata: rowsOf(region.metadata),
})
