import { REASON_ORDER } from '../return-reasons/reason-order.ts'

/** The keys of the store's metadata that hold links to parcels of one carrier, with the carrier's name. */
export const CARRIER_LINKS = {
  tracking_url_dhl: 'DHL',
  tracking_url_fedex: 'FedEx',
  tracking_url_royal_mail: 'Royal Mail',
  tracking_url_ups: 'UPS',
  tracking_url_usps: 'USPS',
} as const

/** The key of a carrier's link. */
export type CarrierLink = keyof typeof CARRIER_LINKS

/** The keys of the store's metadata that hold these texts. */
const KEYS = [
  'imprint',
  'packing_slip_text',
  'order_edit_link_template',
  'tracking_url',
  ...(Object.keys(CARRIER_LINKS) as CarrierLink[]),
] as const

/** The name of one of the texts. */
type StoreTextName = (typeof KEYS)[number]

/**
 * Texts that Stoa keeps in the store's metadata; empty where there is none. `imprint` and `packing_slip_text` are for
 * printed documents; `order_edit_link_template` is where customers answer an order edit, with `{order_edit_id}`; the others
 * are addresses with `{tracking_number}`: one for each of {@link CARRIER_LINKS}, used instead
 * of the carrier's public page, and `tracking_url` for carriers that Stoa does not know.
 */
export type StoreTexts = Readonly<Record<StoreTextName, string>>

type Metadata = Readonly<Record<string, unknown>> | null | undefined

/** Reads the texts from the store's metadata; values of another type count as none. */
export const storeTexts = (metadata: Metadata): StoreTexts =>
  Object.fromEntries(
    KEYS.map((key) => {
      const value = metadata?.[key]
      return [key, typeof value === 'string' ? value : '']
    }),
  ) as StoreTexts

/** The store's metadata without these texts and without what other pages keep in it. */
export const otherMetadata = (metadata: Metadata): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(metadata ?? {}).filter(
      ([key, value]) => key !== REASON_ORDER && (!isText(key) || typeof value !== 'string'),
    ),
  )

const isText = (key: string): boolean => KEYS.some((own) => own === key)
