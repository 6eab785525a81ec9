import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'

import type { CartChange } from '../model/cart-refresh.ts'
import { cartChangeText } from '../state/cart-change-text.ts'

interface CartChangesProps {
  changes: readonly CartChange[]
  currency: string
}

/** What became different about the cart since its things were put in; nothing when all is as it was. */
export function CartChanges({ changes, currency }: CartChangesProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  if (changes.length === 0) return null

  return (
    <output>
      <Banner tone="warning">
        <p>{t('cartChanges.title')}</p>
        <ul>
          {changes.map((change) => (
            <li key={`${change.kind} ${change.line}`}>
              {cartChangeText(change, t, (amount) => money(amount, currency))}
            </li>
          ))}
        </ul>
      </Banner>
    </output>
  )
}
