import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { Page } from '@stoa/ui/page'
import { Skeleton } from '@stoa/ui/skeleton'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'

/** Stands like the page that is coming, so that nothing moves when it is there. */
export function ProductSkeleton() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <div aria-busy>
      <Page
        title={
          <>
            <VisuallyHidden>{t('products.loading')}</VisuallyHidden>
            <Skeleton width="16ch" height="32px" />
          </>
        }
        back={{ href: href('/products'), label: t('products.title') }}
        description={<Skeleton width="24ch" height="20px" />}
        side={
          <>
            <Card title={t('admin.product.organisation.title')}>
              <SkeletonLines count={5} />
            </Card>
            <Card title={t('products.attributes.title')}>
              <SkeletonLines count={9} />
            </Card>
          </>
        }
      >
        <Card title={t('products.general.title')}>
          <SkeletonLines count={6} />
        </Card>
        <Card title={t('products.variants.title')}>
          <SkeletonLines count={6} />
        </Card>
        <Card title={t('products.pictures.title')}>
          <SkeletonLines count={3} />
        </Card>
      </Page>
    </div>
  )
}
