import type {
  AdminPostShippingOptionsOptionReq,
  AdminPostShippingOptionsReq,
  AdminShippingOptionsRes,
  PricedShippingOption,
  Region,
} from '@medusajs/client-types'

/**
 * A shipping option with its region, profile and requirements. `amount` is in minor units of the region's currency. The
 * declared region has its providers, which are not sent.
 */
export type AdminShippingOption = Omit<AdminShippingOptionsRes['shipping_option'], 'region'> & {
  region: Region
}

/** A shipping option with its price after tax, in minor units. The declared type of the list lacks the tax. */
export type ShippingOptionRow = AdminShippingOption &
  Pick<PricedShippingOption, 'price_incl_tax' | 'tax_amount' | 'tax_rates'>

/** One page of shipping options. */
export interface ShippingOptionPage {
  shipping_options: ShippingOptionRow[]
  count: number
  offset: number
  limit: number
}

/** A new shipping option. The declared type has a number where the server has the profile's id. */
export type ShippingOptionPayload = Omit<AdminPostShippingOptionsReq, 'profile_id'> & { profile_id?: string }

/**
 * Writable fields of a shipping option. `requirements` replaces all of them: one that is left out is deleted.
 * The declared type lacks the type of price, which the server accepts.
 */
export type ShippingOptionChanges = AdminPostShippingOptionsOptionReq &
  Partial<Pick<AdminPostShippingOptionsReq, 'price_type'>>
