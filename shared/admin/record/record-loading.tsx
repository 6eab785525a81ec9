import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { Page, type PageProps } from '@stoa/ui/page'
import { Skeleton } from '@stoa/ui/skeleton'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'

import type { LoadingCard, RecordFrameOf } from './define-record.ts'

interface RecordLoadingProps extends Pick<PageProps, 'back' | 'actions'> {
  loading: RecordFrameOf<unknown>['loading']
}

/** The page of a record that is on its way. */
export function RecordLoading({
  loading: { cards, side, hasDescription },
  actions,
  ...page
}: RecordLoadingProps) {
  const { t } = useTranslation()
  return (
    <div aria-busy>
      <Page
        {...page}
        title={
          <>
            <VisuallyHidden>{t('admin.choose.loading')}</VisuallyHidden>
            <Skeleton width="16ch" height="32px" />
          </>
        }
        description={hasDescription ? <Skeleton width="24ch" height="20px" /> : null}
        actions={
          <>
            {actions}
            <Skeleton width="8ch" height="32px" />
          </>
        }
        side={side ? <LoadingCards cards={side} /> : null}
      >
        <LoadingCards cards={cards} />
      </Page>
    </div>
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
