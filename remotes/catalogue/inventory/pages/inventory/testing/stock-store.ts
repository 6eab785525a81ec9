import { nock } from '../../../../../../tests/setup/network.ts'
import { STORE } from '../../../../../../tests/setup/open-page.tsx'

/** The store has every module. */
export const ALL_ON = { flags: { isOn: () => true } }

export const levelOf = (location_id: string, stocked: number, reserved = 0, incoming = 0) => ({
  id: `ilev_${location_id}`,
  inventory_item_id: 'iitem_1',
  location_id,
  stocked_quantity: stocked,
  reserved_quantity: reserved,
  incoming_quantity: incoming,
  available_quantity: stocked - reserved,
})

export const itemOf = (id: string, title: string, levels: readonly object[] = []) => ({
  id,
  sku: `SKU-${id}`,
  title: null,
  thumbnail: null,
  stocked_quantity: 0,
  reserved_quantity: 0,
  requires_shipping: true,
  location_levels: levels,
  variants: [{ id: `${id}_v`, title: 'Large', product: { id: 'prod_1', title, thumbnail: null } }],
})

const ULM = {
  id: 'sloc_ulm',
  name: 'Ulm',
  address_id: 'laddr_1',
  address: { address_1: 'Yard 1', city: 'Ulm', country_code: 'de' },
  sales_channels: [{ id: 'sc_web', name: 'Web', is_disabled: false }],
  metadata: null,
}
export const LOCATIONS = [
  ULM,
  { ...ULM, id: 'sloc_bonn', name: 'Bonn', address_id: null, address: null, sales_channels: [] },
]

/** Answers every question for the locations. */
export const answerLocations = (stock_locations: readonly object[] = LOCATIONS) =>
  nock(STORE)
    .get('/admin/stock-locations')
    .query(true)
    .optionally()
    .times(9)
    .reply(200, { stock_locations, count: stock_locations.length, offset: 0, limit: 200 })

/** Answers the next question for items that has these values in its query. */
export const answerItems = (
  wanted: Record<string, unknown>,
  items: readonly object[],
  count = items.length,
) =>
  nock(STORE)
    .get('/admin/inventory-items')
    .query((query) =>
      Object.entries(wanted).every(([key, value]) => String(query[key] ?? '') === String(value)),
    )
    .reply(200, { inventory_items: items, count, offset: 0, limit: 20 })
