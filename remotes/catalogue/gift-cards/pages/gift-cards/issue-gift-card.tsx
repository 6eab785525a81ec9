import { ALL_REGIONS } from '@stoa/admin/choices'
import { LoadFailure } from '@stoa/admin/failures'
import { regionQueries, type AdminRegion } from '@stoa/api/admin/regions'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Dialog } from '@stoa/ui/dialog'
import { EmptyState } from '@stoa/ui/empty-state'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { proposedRegion } from '../../model/issue-gift-card.ts'
import { IssueForm } from './issue-form.tsx'

interface IssueGiftCardProps {
  /** The store's default; undefined where it is not known. */
  currency: string | undefined
  onClose: () => void
}

/** Gives a card away: it is made in the currency of a region, so the regions come first. */
export function IssueGiftCard({ currency, onClose }: IssueGiftCardProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(regionQueries(useApi()).list(ALL_REGIONS))
  const [first, ...others]: readonly AdminRegion[] = data?.regions ?? []
  if (first) {
    const regions = [first, ...others] as const
    return <IssueForm regions={regions} region={proposedRegion(regions, currency)} onClose={onClose} />
  }
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
