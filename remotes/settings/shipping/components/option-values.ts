import { shippingLimits, type ShippingOptionRow } from '@stoa/api/admin/shipping-options'
import { rowsOf, type MetadataRow } from '@stoa/ui/metadata-editor'

/** The form of a shipping option. */
export interface OptionValues {
  name: string
  isVisible: boolean
  price_type: string
  /** In minor units, like the limits. */
  amount: number | null
  min: number | null
  max: number | null
  includes_tax: boolean
  profile: string | null
  /** Which method of which provider; see `methodChoices`. Empty for a saved option, whose method is fixed. */
  method: string | null
  metadata: readonly MetadataRow[]
}

export const BLANK_OPTION: OptionValues = {
  name: '',
  isVisible: true,
  price_type: 'flat_rate',
  amount: null,
  min: null,
  max: null,
  includes_tax: false,
  profile: null,
  method: null,
  metadata: [],
}

/** The form of an option as it is saved. */
export const optionValues = (option: ShippingOptionRow): OptionValues => ({
  name: option.name,
  isVisible: !option.admin_only,
  price_type: option.price_type,
  amount: option.amount,
  ...shippingLimits(option.requirements),
  includes_tax: option.includes_tax ?? false,
  profile: option.profile_id,
  method: null,
  metadata: rowsOf(option.metadata),
})
