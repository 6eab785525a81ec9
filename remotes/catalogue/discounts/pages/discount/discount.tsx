import { lazyPart } from '@stoa/admin/lazy-dialog'
import { defineRecord, RecordPage, type RecordParts } from '@stoa/admin/record'
import { discountQueries, type AdminDiscount } from '@stoa/api/admin/discounts'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { LinkButton } from '@stoa/ui/link-button'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import TicketX from 'lucide-react/icons/ticket-x'

import { DiscountBadge } from '../../components/discount-badge.tsx'
import { DISCOUNT_OF_PAGE } from '../../model/discount-query.ts'
import { discountStatusOf } from '../../model/discount-status.ts'
import { ConditionsCard } from './conditions-card.tsx'
import { ConfigurationCard } from './configuration-card.tsx'
import { DiscountMenu } from './discount-menu.tsx'
import { GeneralCard } from './general-card.tsx'
import { SwitchButton } from './switch-button.tsx'

/** Only templates have codes. */
const CodesCard = lazyPart(async () => (await import('./codes-card.tsx')).CodesCard, CodesSkeleton)

const isTemplate = ({ is_dynamic, parent_discount_id }: AdminDiscount) => is_dynamic && !parent_discount_id

const discount = defineRecord({
  title: 'discounts.one',
  list: { path: '/discounts', title: 'discounts.title' },
  entity: 'discount',
  read: (http) => (id) => discountQueries(http).detail(id, DISCOUNT_OF_PAGE),
  record: ({ discount: record }) => record,
  name: ({ code }) => code,
  missing: { icon: TicketX, title: 'discounts.missing.title', message: 'discounts.missing.message' },
  failed: 'discounts.failedOne',
  loading: {
    cards: [
      { title: 'discounts.sections.general', lines: 5 },
      { title: 'discounts.sections.configuration', lines: 4 },
      { title: 'discounts.conditions.title', lines: 3 },
    ],
  },
  zone: { name: 'discount.details', props: (record) => ({ discount: record }) },
})

const partsOf = (record: AdminDiscount): RecordParts => ({
  badges: <Badges discount={record} />,
  description: record.rule.description ? <bdi>{record.rule.description}</bdi> : null,
  actions: <SwitchButton discount={record} />,
  menu: <DiscountMenu discount={record} />,
  cards: (
    <>
      <TemplateBanner discount={record} />
      <GeneralCard discount={record} />
      <ConfigurationCard discount={record} />
      {record.parent_discount_id ? null : <ConditionsCard discount={record} />}
      {isTemplate(record) ? <CodesCard template={record} /> : null}
    </>
  ),
})

export default function DiscountPage() {
  return <RecordPage record={discount} parts={partsOf} />
}

function Badges({ discount: record }: { discount: AdminDiscount }) {
  const { t } = useTranslation()
  return (
    <>
      <DiscountBadge status={discountStatusOf(record)} />
      {isTemplate(record) ? <Badge tone="info">{t('discounts.template')}</Badge> : null}
    </>
  )
}

/** Leads from a dynamic code to the discount that it was made from. */
function TemplateBanner({ discount: { parent_discount_id, parent_discount } }: { discount: AdminDiscount }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  if (!parent_discount_id) return null
  return (
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
