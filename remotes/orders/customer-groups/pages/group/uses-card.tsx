import { LoadFailure } from '@stoa/admin/failures'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Card } from '@stoa/ui/card'
import { Link } from '@stoa/ui/link'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'

import { conditionedDiscounts, priceListsOf } from '../../components/group-uses-query.ts'
import { discountUses } from '../../model/discount-uses.ts'
import styles from './uses-card.module.css'

/** The price lists and discounts that are for this group, or for everybody else. */
export function UsesCard({ groupId }: { groupId: string }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const http = useApi()
  const lists = useQuery(priceListsOf(http, [groupId]))
  const discounts = useQuery(conditionedDiscounts(http))
  const retry = () => Promise.all([lists.refetch(), discounts.refetch()])
  const failure = lists.error ?? discounts.error
  const uses = lists.data &&
    discounts.data && [
      ...lists.data.map(({ id, name }) => ({
        id,
        href: href(`/pricing/${id}`),
        name,
        badge: t('customerGroups.uses.priceList'),
      })),
      ...discountUses(discounts.data, [groupId]).map(({ id, code, isForMembers }) => ({
        id,
        href: href(`/discounts/${id}`),
        name: code,
        badge: t(isForMembers ? 'customerGroups.uses.discount' : 'customerGroups.uses.discountForOthers'),
      })),
    ]
  return (
    <Card title={t('customerGroups.uses.title')}>
      {uses?.length === 0 ? (
        t('customerGroups.uses.none')
      ) : uses ? (
        <ul className={styles.uses}>
          {uses.map((use) => (
            <li key={use.id}>
              <Link href={use.href}>
                <bdi>{use.name}</bdi>
              </Link>
              <Badge>{use.badge}</Badge>
            </li>
          ))}
        </ul>
      ) : failure ? (
        <LoadFailure title={t('customerGroups.uses.failed')} error={failure} onRetry={retry} />
      ) : (
        <SkeletonLines count={3} />
      )}
    </Card>
  )
}
