import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Inline } from '@stoa/ui/inline'

import type { CodeCheck } from './use-code-checks.ts'

/** Whether each code can be used. */
export function CodeStates({ checks }: { checks: readonly CodeCheck[] }) {
  const { t } = useTranslation()
  return checks.map(({ code, state }) => (
    <Inline key={code}>
      <bdi>{code}</bdi>
      <Badge tone={state === 'fine' ? 'success' : state === 'checking' ? 'neutral' : 'danger'}>
        {t(`draftOrders.codes.${state}`)}
      </Badge>
    </Inline>
  ))
}
