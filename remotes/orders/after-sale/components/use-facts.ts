import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'

import { titlesOf } from '../model/lines.ts'

/** Writes pieces as “2 × Harbour Mug”, by the ids of lines or by lines themselves. */
export function useFacts(order: AdminOrder) {
  const { t } = useTranslation()
  const titles = titlesOf(order)
  return (name: 'back' | 'out', pieces: readonly { id: string; title?: string; quantity: number }[]) =>
    pieces.map(({ id, title = titles.get(id) ?? '', quantity }) =>
      t(`afterSale.facts.${name}`, { count: quantity, title }),
    )
}
