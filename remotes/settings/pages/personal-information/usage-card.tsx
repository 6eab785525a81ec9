import { analyticsConfigQueries } from '@stoa/api/admin/analytics-configs'
import { useApi } from '@stoa/api/react'
import { useFailureText, useFlag, useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { ErrorState } from '@stoa/ui/error-state'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { UsageDialog } from './usage-dialog.tsx'

/** What the person shares of how they use the admin, in stores that collect it. */
export function UsageCard() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const isFlagOn = useFlag('analytics')
  const [isEditing, setEditing] = useState(false)
  const config = useQuery(analyticsConfigQueries(useApi()).current({ isFlagOn }))
  if (!isFlagOn) return null
  if (config.isError && !config.data) {
    return (
      <ErrorState
        title={t('settings.usage.failed')}
        message={failureText(config.error)}
        retry={{ onPress: () => void config.refetch() }}
      />
    )
  }
  if (!config.data) {
    return (
      <Card title={t('settings.usage.title')} description={t('settings.usage.description')}>
        <Skeleton height="20px" />
      </Card>
    )
  }
  const choices = config.data.analytics_config
  const isActive = choices !== null && !choices.opt_out
  return (
    <Card
      title={t('settings.usage.title')}
      description={t('settings.usage.description')}
      badge={
        <Badge tone={isActive ? 'success' : 'neutral'}>
          {t(isActive ? 'settings.usage.active' : 'settings.usage.disabled')}
        </Badge>
      }
      actions={<Button onPress={() => setEditing(true)}>{t('settings.usage.edit')}</Button>}
    >
      {isEditing ? (
        <UsageDialog
          choices={choices ?? { opt_out: false, anonymize: false }}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </Card>
  )
}
