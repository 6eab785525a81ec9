import { LoadFailure } from '@stoa/admin/failures'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { LinkButton } from '@stoa/ui/link-button'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import Gift from 'lucide-react/icons/gift'
import type { ReactNode } from 'react'

import type { GiftCardProduct } from '../../components/use-gift-card-product.ts'
import { ProductBanner } from './product-banner.tsx'

interface ProductCardProps {
  /** What the shop sells, and why that is not known. */
  found: GiftCardProduct
  /** The store's default; undefined until it is known. */
  currency: string | undefined
  onCreate: () => void
}

/** The gift card that the shop sells, or how to begin selling one. */
export function ProductCard({ found, currency, onCreate }: ProductCardProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { product, error, retry } = found
  let content: ReactNode = <SkeletonLines count={4} />
  if (error) {
    content = <LoadFailure title={t('giftCards.product.failed')} error={error} onRetry={retry} />
  } else if (product === null) {
    content = (
      <EmptyState
        icon={Gift}
        title={t('giftCards.product.none')}
        message={t('giftCards.product.noneHint')}
        actions={
          <Button variant="primary" isDisabled={currency === undefined} onPress={onCreate}>
            {t('giftCards.product.create')}
          </Button>
        }
      />
    )
  } else if (product && currency !== undefined) {
    content = <ProductBanner product={product} currency={currency} />
  }
  return (
    <Card
      title={t('giftCards.product.heading')}
      actions={
        product ? (
          <LinkButton href={href('/gift-cards/manage')}>{t('giftCards.product.manage')}</LinkButton>
        ) : null
      }
    >
      {content}
    </Card>
  )
}
