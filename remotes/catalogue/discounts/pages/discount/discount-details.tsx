import { lazyPart } from '@stoa/admin/lazy-dialog'
import { JsonCard } from '@stoa/admin/record'
import type { AdminDiscount } from '@stoa/api/admin/discounts'
import { useNavigation, useTranslation, Zone } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { LinkButton } from '@stoa/ui/link-button'
import { Page } from '@stoa/ui/page'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'

import { DiscountBadge } from '../../components/discount-badge.tsx'
import { discountStatusOf } from '../../model/discount-status.ts'
import { ConditionsCard } from './conditions-card.tsx'
import { ConfigurationCard } from './configuration-card.tsx'
import { DiscountActions } from './discount-actions.tsx'
import { GeneralCard } from './general-card.tsx'

/** Only templates have codes. */
const CodesCard = lazyPart(async () => (await import('./codes-card.tsx')).CodesCard, CodesSkeleton)

export function DiscountDetails({ discount }: { discount: AdminDiscount }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { code, is_dynamic, parent_discount_id, parent_discount } = discount
  const isTemplate = is_dynamic && !parent_discount_id
  return (
    <Page
      title={<bdi>{code}</bdi>}
      back={{ href: href('/discounts'), label: t('discounts.title') }}
      badges={
        <>
          <DiscountBadge status={discountStatusOf(discount)} />
          {isTemplate ? <Badge tone="info">{t('discounts.template')}</Badge> : null}
        </>
      }
      description={discount.rule.description ? <bdi>{discount.rule.description}</bdi> : null}
      actions={<DiscountActions discount={discount} />}
    >
      <Zone name="discount.details.before" discount={discount} />
      {parent_discount_id ? (
        <Banner
          title={t('discounts.ofTemplate.title')}
          actions={
            <LinkButton size="small" href={href(`/discounts/${parent_discount_id}`)}>
              {parent_discount?.code ?? t('discounts.ofTemplate.open')}
            </LinkButton>
          }
        >
          {t('discounts.ofTemplate.message')}
        </Banner>
      ) : null}
      <GeneralCard discount={discount} />
      <ConfigurationCard discount={discount} />
      {parent_discount_id ? null : <ConditionsCard discount={discount} />}
      {isTemplate ? <CodesCard template={discount} /> : null}
      <JsonCard value={discount} />
      <Zone name="discount.details.after" discount={discount} />
    </Page>
  )
}

function CodesSkeleton() {
  const { t } = useTranslation()
  return (
    <Card title={t('discounts.codes.title')}>
      <SkeletonLines count={6} />
    </Card>
  )
}
