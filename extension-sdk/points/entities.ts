/** A free-form object that every entity can carry; extensions keep their own values in it. */
export type Metadata = Record<string, unknown>

interface Entity {
  id: string
  metadata?: Metadata | null
}

/** The product of a product page, as the store's admin API describes it. Prices are in minor units. */
export interface Product extends Entity {
  title: string
  handle: string | null
  status: 'draft' | 'proposed' | 'published' | 'rejected'
  thumbnail: string | null
}

/** The order of an order page. Amounts are in minor units of `currency_code`. */
export interface Order extends Entity {
  display_id: number
  email: string
  status: string
  payment_status: string
  fulfillment_status: string
  currency_code: string
  total: number
  customer_id: string
  /** Who ordered, as far as the page or the list reads it. */
  customer?: (Pick<Customer, 'id'> & Partial<Customer>) | null
}

/** The draft of a draft order page. */
export interface DraftOrder extends Entity {
  display_id: string | number
  status: 'open' | 'completed'
}

/** The customer of a customer page. */
export interface Customer extends Entity {
  email: string
  first_name: string | null
  last_name: string | null
  has_account: boolean
}

/** The group of a customer group page. */
export interface CustomerGroup extends Entity {
  name: string
}

/** The collection of a collection page. */
export interface ProductCollection extends Entity {
  title: string
  handle: string | null
}

/** The price list of a price list page. */
export interface PriceList extends Entity {
  name: string
  type: 'sale' | 'override'
  status: 'active' | 'draft'
}

/** The discount of a discount page. */
export interface Discount extends Entity {
  code: string
  is_dynamic: boolean
  is_disabled: boolean
}

/** The issued card of a gift card page. `value` and `balance` are in minor units of its region's currency. */
export interface GiftCard extends Entity {
  code: string
  value: number
  balance: number
}

/** The category of a category page. */
export interface ProductCategory extends Entity {
  name: string
  handle: string
  is_active: boolean
  is_internal: boolean
  parent_category_id: string | null
}

/** The item of an inventory page. Quantities are sums over all locations. */
export interface InventoryItem extends Entity {
  sku: string | null
  title: string | null
  stocked_quantity: number
  reserved_quantity: number
}
