import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'

import type { CartChange } from '../model/cart-refresh.ts'

interface CartChangesProps {
  changes: readonly CartChange[]
  currency: string
}

/** What became different about the cart since its things were put in; nothing when all is as it was. */
export function CartChanges({ changes, currency }: CartChangesProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  if (changes.length === 0) return null

  function textOf(change: CartChange): string {
    if (change.kind === 'fewer') return t('cartChanges.fewer', { name: change.name, count: change.left })
    if (change.kind !== 'price') return t(`cartChanges.${change.kind}`, { name: change.name })
    const { name, before, now } = change
    return t('cartChanges.price', { name, before: money(before, currency), now: money(now, currency) })
  }

  return (
    <output>
      <Banner tone="warning">
        <p>{t('cartChanges.title')}</p>
        <ul>
          {changes.map((change) => (
            <li key={`${change.kind} ${change.line}`}>{textOf(change)}</li>
          ))}
        </ul>
      </Banner>
    </output>
  )
}
