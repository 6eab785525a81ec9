import { Badge, type BadgeProps } from '@stoa/ui/badge'
import { useTranslation } from 'react-i18next'

import type { State } from './model/states.ts'

const TONES: Readonly<Record<State, NonNullable<BadgeProps['tone']>>> = {
  refused: 'danger',
  quarantined: 'danger',
  failed: 'danger',
  partial: 'warning',
  offByFeed: 'neutral',
  offHere: 'neutral',
  offByAddress: 'neutral',
  override: 'info',
  earlier: 'info',
  waiting: 'warning',
  running: 'success',
  unused: 'neutral',
}

export function StateBadge({ state, variant }: { state: State } & Pick<BadgeProps, 'variant'>) {
  const { t } = useTranslation('shell')
  return (
    <Badge tone={TONES[state]} {...(variant && { variant })}>
      {t(`extensions.state.${state}`)}
    </Badge>
  )
}
