/** The nouns of the Admin API of Medusa 1.x: the first segment of a path below `/admin`. */
export const API_NOUNS = [
  'apps',
  'auth',
  'batch-jobs',
  'collections',
  'currencies',
  'customer-groups',
  'customers',
  'discounts',
  'draft-orders',
  'gift-cards',
  'inventory-items',
  'invites',
  'notes',
  'notifications',
  'order-edits',
  'orders',
  'payment-collections',
  'payments',
  'price-lists',
  'product-categories',
  'product-tags',
  'product-types',
  'products',
  'publishable-api-keys',
  'regions',
  'reservations',
  'return-reasons',
  'returns',
  'sales-channels',
  'shipping-options',
  'shipping-profiles',
  'stock-locations',
  'store',
  'swaps',
  'tax-rates',
  'uploads',
  'users',
  'variants',
] as const

/** A noun of the Admin API, or one that a plugin of the store adds to it. */
export type ApiNoun = (typeof API_NOUNS)[number] | (string & Record<never, never>)

/**
 * What an extension uses. Operators see it before they install the extension, and an update that wants more waits until
 * they accept it. The admin's client refuses every other call of the extension.
 */
export interface Uses {
  /** Nouns that it reads with `get`. Default none. */
  read?: readonly ApiNoun[]
  /** Nouns that it writes with `post` and `delete`; `upload` writes `uploads`. Default none. */
  write?: readonly ApiNoun[]
  /** Origins of servers that it calls with `fetch`, each starting with `https://`. Default none. */
  connect?: readonly string[]
  /** Whether it keeps settings in the store's metadata, see `SettingsPort`. Default false. */
  storage?: boolean
}

/** The parts of {@link Uses} that are lists. */
export const USE_KINDS = ['read', 'write', 'connect'] as const satisfies readonly (keyof Uses)[]

/**
 * What `wanted` has beyond `accepted`; undefined when that is nothing. Without `accepted` everything was accepted, as for
 * extensions of SDK 0.2, which could not declare; without `wanted` everything is wanted, which `'everything'` stands for.
 */
export function usedBeyond(
  accepted: Uses | undefined,
  wanted: Uses | undefined,
): Uses | 'everything' | undefined {
  if (!accepted) return undefined
  if (!wanted) return 'everything'
  const more = USE_KINDS.flatMap((kind) => {
    const fresh = (wanted[kind] ?? []).filter((one) => !accepted[kind]?.includes(one))
    return fresh.length > 0 ? [[kind, fresh] as const] : []
  })
  const storage = wanted.storage && !accepted.storage ? [['storage', true] as const] : []
  const all = [...more, ...storage]
  return all.length > 0 ? Object.fromEntries(all) : undefined
}
