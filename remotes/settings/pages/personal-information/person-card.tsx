import { authQueries } from '@stoa/api/admin/auth'
import { useApi } from '@stoa/api/react'
import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { ErrorState } from '@stoa/ui/error-state'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'

import { NamesForm } from './names-form.tsx'

export function PersonCard() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const session = useQuery(authQueries(useApi()).current())
  const user = session.data?.user
  if (session.isError && !user) {
    return (
      <ErrorState
        title={t('settings.personal.failed')}
        message={failureText(session.error)}
        retry={{ onPress: () => void session.refetch() }}
      />
    )
  }
  return (
    <Card title={t('settings.person.title')}>
      {user ? <NamesForm user={user} /> : <Skeleton height="188px" />}
    </Card>
  )
}
