import { useTranslation } from '@stoa/i18n/react'
import { Badge } from '@stoa/ui/badge'

import type { Stock } from '../../model/availability.ts'

const TONES = { plenty: 'success', few: 'warning', 'made-to-order': 'info', gone: 'neutral' } as const

/** Whether the chosen variant is there. */
export function StockHint({ stock }: { stock: Stock }) {
  const { t } = useTranslation()
  const count = stock.kind === 'few' ? stock.left : 0
  return (
    <output>
      <Badge variant="dot" tone={TONES[stock.kind]}>
        {t(`stock.${stock.kind}`, { count })}
      </Badge>
    </output>
  )
}
