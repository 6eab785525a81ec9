import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import type { UseQueryResult } from '@tanstack/react-query'

/** Says what is missing from the timeline while a query of it fails. */
export function TimelineGap({ title, query }: { title: string; query: UseQueryResult }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  if (!query.isError || query.data) return null
  return (
    <Banner
      tone="warning"
      title={title}
      actions={
        <Button size="small" isLoading={query.isFetching} onPress={() => void query.refetch()}>
          {t('admin.retry')}
        </Button>
      }
    >
      {failureText(query.error)}
    </Banner>
  )
}
