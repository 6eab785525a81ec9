import type { TFunction } from 'i18next'

import type { CartChange } from '../model/cart-refresh.ts'

/** What became different about a line of the cart, in a sentence. `money` formats an amount in the cart's currency. */
export function cartChangeText(change: CartChange, t: TFunction, money: (amount: number) => string): string {
  if (change.kind === 'fewer') return t('cartChanges.fewer', { name: change.name, count: change.left })
  if (change.kind !== 'price') return t(`cartChanges.${change.kind}`, { name: change.name })
  const { name, before, now } = change
  return t('cartChanges.price', { name, before: money(before), now: money(now) })
}
