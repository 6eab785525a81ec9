import type { HttpClient } from '@stoa/api/http'
import type { Learnt } from './call-row.ts'

const STAFF = { email: 'admin@stoa.test', password: 'stoa-admin' }
const SHOPPER = { email: 'shopper@stoa.test', password: 'stoa-shopper' }

interface Found {
  name: string
  path: string
  list: string
  /** The name of the record, where not just any will do. */
  called?: string
}

const FOUND: readonly Found[] = [
  { name: 'region', path: '/admin/regions', list: 'regions', called: 'Japan' },
  { name: 'sales_channel', path: '/admin/sales-channels', list: 'sales_channels' },
  { name: 'shipping_profile', path: '/admin/shipping-profiles', list: 'shipping_profiles' },
  { name: 'stock_location', path: '/admin/stock-locations', list: 'stock_locations' },
  { name: 'inventory_item', path: '/admin/inventory-items', list: 'inventory_items' },
  { name: 'product', path: '/admin/products', list: 'products' },
  { name: 'variant', path: '/admin/variants', list: 'variants' },
  { name: 'product_type', path: '/admin/product-types', list: 'product_types' },
  { name: 'category', path: '/admin/product-categories', list: 'product_categories' },
  { name: 'collection', path: '/admin/collections', list: 'collections' },
  { name: 'customer', path: '/admin/customers', list: 'customers' },
  { name: 'customer_group', path: '/admin/customer-groups', list: 'customer_groups' },
  { name: 'order', path: '/admin/orders', list: 'orders' },
  { name: 'user', path: '/admin/users', list: 'users' },
  { name: 'notification', path: '/admin/notifications', list: 'notifications' },
]

/** Signs in as staff and as a shopper, and finds one of everything that rows need and the shipped data has. */
export async function findIds(http: HttpClient): Promise<Learnt> {
  const staff = await http.post<{ access_token: string }>('/admin/auth/token', STAFF)
  http.tokens.set('admin', staff.access_token)
  const shopper = await http.post<{ access_token: string }>('/store/auth/token', SHOPPER)
  http.tokens.set('store', shopper.access_token)
  const learnt: Learnt = {}
  for (const { name, path, list, called } of FOUND) {
    const answer = await http.get<Record<string, { id: string; name?: string }[]>>(path, { limit: 50 })
    const first = answer[list]?.find((record) => called === undefined || record.name === called)
    if (!first) throw new Error(`The shipped data has no ${name}: ${path} answers an empty list`)
    learnt[name] = first.id
  }
  return learnt
}
