import type { FormEntities } from '../../points/form-field.ts'
import type { Kind } from '../../points/extension.ts'
import type { ListRows } from '../../points/lists.ts'
import type { ShopZone, Zone, ZoneProps } from '../../points/zones.ts'
import { meantZone } from './meant-zone.ts'

const named = { id: 'sample_1', metadata: {} }

/** One of everything that the shell hands to contributions, as poor as the types allow. */
const ENTITIES: ListRows & FormEntities = {
  order: {
    ...named,
    display_id: 1,
    email: 'sample@example.com',
    status: 'pending',
    payment_status: 'captured',
    fulfillment_status: 'not_fulfilled',
    currency_code: 'eur',
    total: 1000,
    customer_id: 'sample_2',
  },
  draft_order: { ...named, display_id: 1, status: 'open' },
  customer: { ...named, email: 'sample@example.com', first_name: null, last_name: null, has_account: true },
  customer_group: { ...named, name: 'Sample' },
  product: { ...named, title: 'Sample', handle: 'sample', status: 'published', thumbnail: null },
  product_category: {
    ...named,
    name: 'Sample',
    handle: 'sample',
    is_active: true,
    is_internal: false,
    parent_category_id: null,
  },
  product_collection: { ...named, title: 'Sample', handle: 'sample' },
  price_list: { ...named, name: 'Sample', type: 'sale', status: 'active' },
  discount: { ...named, code: 'SAMPLE', is_dynamic: false, is_disabled: false },
  gift_card: { ...named, code: 'SAMPLE', value: 1000, balance: 1000 },
  inventory_item: { ...named, sku: null, title: 'Sample', stocked_quantity: 1, reserved_quantity: 0 },
}

const shopped = { title: 'Sample', quantity: 1 }

/** What the shop hands to widgets in its zones. */
const IN_SHOP: { readonly [Z in ShopZone]: ZoneProps[Z] } = {
  'product.after': {
    product: {
      ...named,
      title: 'Sample',
      handle: 'sample',
      variant_id: null,
      price: null,
      currency_code: 'eur',
      region: { id: 'sample_3' },
    },
  },
  'cart.after': {
    cart: { id: null, currency_code: 'eur', subtotal: 1000, items: [{ ...shopped, variant_id: 'sample_2' }] },
  },
  'account.card': {
    customer: { ...named, email: 'sample@example.com', first_name: null, last_name: null },
  },
  'checkout.step': {
    checkout: { step: 'address', cart: { id: 'sample_1', email: null, currency_code: 'eur', total: 1000 } },
  },
  'confirmed.after': {
    order: {
      id: 'sample_1',
      display_id: 1,
      email: 'sample@example.com',
      currency_code: 'eur',
      total: 1000,
      items: [{ ...shopped, variant_id: null }],
    },
  },
}

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())

/** What a widget in a zone is given: the entity of the page, where the page has one. */
export function zoneSample(zone: Zone): object {
  if (zone in IN_SHOP) return IN_SHOP[zone as ShopZone]
  if (zone.startsWith('gift_card.details')) return { product: ENTITIES.product }
  if (zone.startsWith('custom_gift_card')) return { giftCard: ENTITIES.gift_card }
  const [page = '', section = ''] = zone.split('.')
  const hasEntity = section === 'details' || section === 'prices'
  return hasEntity ? { [camelCase(page)]: ENTITIES[page as keyof typeof ENTITIES] } : {}
}

/** The props of each component of a contribution without `notify`, one set for each zone that it names. */
export function samplesOf(kind: Kind, contribution: object): object[] | undefined {
  const { zone, list, form, label } = contribution as {
    zone?: Zone | readonly Zone[]
    list?: keyof ListRows
    form?: keyof FormEntities
    label?: string
  }
  // What another extension hands to its zones is not known here.
  if (kind === 'widgets')
    return [zone ?? []]
      .flat()
      .filter((one) => !one.includes(':'))
      .map((one) => zoneSample(meantZone(one) as Zone))
  if (kind === 'columns' && list) return [{ row: ENTITIES[list] }]
  if (kind === 'fields' && form)
    return [{ value: undefined, onChange: () => undefined, isDisabled: false, label, entity: ENTITIES[form] }]
  return kind === 'pages' || kind === 'settings' || kind === 'cards' ? [{}] : undefined
}
