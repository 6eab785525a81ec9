import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { Skeleton } from '@stoa/ui/skeleton'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'

import type { LoadingCard, RecordFrameOf, RecordParts } from './define-record.ts'

/** What the page of a record shows until the record is there, in the places of its own parts. */
export const loadingParts = ({
  cards,
  later,
  side,
  hasDescription,
}: RecordFrameOf<unknown>['loading']): RecordParts => ({
  description: hasDescription ? <Skeleton width="24ch" height="20px" /> : null,
  actions: <Skeleton width="8ch" height="32px" />,
  side: side ? <LoadingCards cards={side} /> : null,
  cards: <LoadingCards cards={cards} />,
  later: later ? <LoadingCards cards={later} /> : null,
})

/** The heading of a record that is on its way and has no name yet. */
export function LoadingName() {
  const { t } = useTranslation()
  return (
    <>
      <VisuallyHidden>{t('admin.choose.loading')}</VisuallyHidden>
      <Skeleton width="16ch" height="32px" />
    </>
  )
}

function LoadingCards({ cards }: { cards: readonly LoadingCard[] }) {
  const { t } = useTranslation()
  return cards.map(({ title, lines }) => (
    <Card key={title} title={t(title)}>
      <SkeletonLines count={lines} />
    </Card>
  ))
}
