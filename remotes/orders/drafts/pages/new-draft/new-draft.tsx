import { LoadFailure } from '@stoa/admin/failures'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Page } from '@stoa/ui/page'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useSearchParams } from 'react-router'

import { DraftWizard } from './draft-wizard.tsx'
import { readSource, useSource } from './use-source.ts'

/** A new draft order: an empty one, or one made from a draft, an order or a customer. */
export default function NewDraftPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const [params] = useSearchParams()
  const source = readSource(params)
  const { values, replaced, isShippingCut = false, error, refetch } = useSource(source)
  if (values) {
    const begin = { source: source.key, values, replaced, isShippingCut }
    return <DraftWizard key={source.key} {...begin} />
  }
  return (
    <Page
      title={t('draftOrders.create.title')}
      back={{ href: href('/draft-orders'), label: t('draftOrders.title') }}
    >
      {error ? (
        <LoadFailure title={t('draftOrders.source.failed')} error={error} onRetry={refetch} />
      ) : (
        <SkeletonLines count={6} />
      )}
    </Page>
  )
}
