import { ALL_REGIONS } from '@stoa/admin/pickers'
import { LoadFailure } from '@stoa/admin/record'
import { regionQueries, type AdminRegion } from '@stoa/api/admin/regions'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Dialog } from '@stoa/ui/dialog'
import { EmptyState } from '@stoa/ui/empty-state'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { IssueForm } from './issue-form.tsx'

/** Gives a card away: it is made in the currency of a region, so the regions come first. */
export function IssueGiftCard({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(regionQueries(useApi()).list(ALL_REGIONS))
  const [first, ...others]: readonly AdminRegion[] = data?.regions ?? []
  if (first) return <IssueForm regions={[first, ...others]} onClose={onClose} />
  let content: ReactNode = <SkeletonLines count={6} />
  if (data) content = <EmptyState title={t('giftCards.issue.noRegion')} />
  else if (error) {
    content = <LoadFailure title={t('giftCards.issue.regionsFailed')} error={error} onRetry={refetch} />
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('giftCards.issue.title')}>
      {content}
    </Dialog>
  )
}
