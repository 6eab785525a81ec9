import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { Page } from '@stoa/ui/page'
import { Skeleton } from '@stoa/ui/skeleton'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'

interface RecordSkeletonProps {
  back: { path: string; label: string }
  /** The cards of the page that is coming, so that nothing moves when it is there. */
  cards: readonly { title: string; lines: number }[]
}

export function RecordSkeleton({ back, cards }: RecordSkeletonProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <div aria-busy>
      <Page
        title={
          <>
            <VisuallyHidden>{t('admin.choose.loading')}</VisuallyHidden>
            <Skeleton width="16ch" height="32px" />
          </>
        }
        back={{ href: href(back.path), label: back.label }}
      >
        {cards.map(({ title, lines }) => (
          <Card key={title} title={title}>
            <SkeletonLines count={lines} />
          </Card>
        ))}
      </Page>
    </div>
  )
}
