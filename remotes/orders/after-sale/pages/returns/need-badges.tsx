import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Inline } from '@stoa/ui/inline'

import type { Need } from '../../model/inbox.ts'
import type { Tone } from '../../model/tones.ts'

const TONES: Readonly<Record<Need, Tone>> = {
  receive: 'warning',
  customer: 'info',
  settle: 'warning',
  pack: 'warning',
  attention: 'danger',
  nothing: 'neutral',
}

export function NeedBadges({ needs }: { needs: readonly Need[] }) {
  const { t } = useTranslation()
  return (
    <Inline gap={2}>
      {needs.map((need) => (
        <Badge key={need} tone={TONES[need]} variant="dot">
          {t(`afterSale.inbox.needs.${need}`)}
        </Badge>
      ))}
    </Inline>
  )
}
