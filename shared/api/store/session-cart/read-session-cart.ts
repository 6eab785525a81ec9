import { EMPTY_SESSION_CART, setItems } from './session-cart.ts'
import type { SessionCart, SessionChoice, SessionRegion, SessionVariant } from './session-cart.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMissingOr = (type: 'string' | 'number' | 'boolean', value: unknown): boolean =>
  value === undefined || value === null || typeof value === type

const isRegion = (value: unknown): value is SessionRegion | null =>
  value === null || (isRecord(value) && isMissingOr('string', value['currency_code']))

const isPrice = (value: unknown): boolean =>
  isRecord(value) && typeof value['currency_code'] === 'string' && typeof value['amount'] === 'number'

const isVariant = (value: unknown): value is SessionVariant =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  isMissingOr('number', value['inventory_quantity']) &&
  isMissingOr('boolean', value['manage_inventory']) &&
  isMissingOr('boolean', value['allow_backorder']) &&
  (value['prices'] === undefined || (Array.isArray(value['prices']) && value['prices'].every(isPrice)))

const isChoice = (value: unknown): value is SessionChoice =>
  isRecord(value) && isVariant(value['variant']) && typeof value['quantity'] === 'number'

/** Reads a session cart from stored JSON; undefined when it is not one. Recomputes sums and prices. */
export function readSessionCart(stored: unknown): SessionCart | undefined {
  if (!isRecord(stored)) return undefined
  const { region, items } = stored
  if (!isRegion(region) || !Array.isArray(items) || !items.every(isChoice)) return undefined
  return setItems({ ...EMPTY_SESSION_CART, region }, items)
}
