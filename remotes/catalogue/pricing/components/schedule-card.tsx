import { LoadFailure } from '@stoa/admin/failures'
import type { PriceList } from '@medusajs/client-types'
import { priceListQueries } from '@stoa/api/admin/price-lists'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { Card } from '@stoa/ui/card'
import { Link } from '@stoa/ui/link'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { ALL_PRICE_LISTS } from '../model/price-list-rules.ts'
import { priceListStatusOf } from '../model/price-list-status.ts'
import { barOf, shareAt, windowOf } from '../model/price-schedule.ts'
import { PriceListBadge } from './price-list-badge.tsx'
import styles from './schedule-card.module.css'

/** So many other price lists stand beside this one. */
const OTHERS = 8

const percent = (share: number) => `${share * 100}%`

/** When a price list works, beside the others that work now or will. */
export function ScheduleCard({ list }: { list: PriceList }) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const [now] = useState(() => new Date())
  const { data, error, refetch } = useQuery(priceListQueries(useApi()).list(ALL_PRICE_LISTS))
  const others = (data?.price_lists ?? [])
    .filter(
      (other) => other.id !== list.id && ['active', 'scheduled'].includes(priceListStatusOf(other, now)),
    )
    .slice(0, OTHERS)
  const shown = [list, ...others]
  const window = windowOf(shown, now)
  const periodOf = ({ starts_at, ends_at }: PriceList) => {
    if (starts_at === null && ends_at === null) return t('pricing.schedule.always')
    const from = starts_at === null ? '' : formatDate(starts_at, locale)
    const to = ends_at === null ? '' : formatDate(ends_at, locale)
    if (ends_at === null) return t('pricing.schedule.since', { from })
    return starts_at === null
      ? t('pricing.schedule.until', { to })
      : t('pricing.schedule.between', { from, to })
  }
  if (error && !data) {
    return (
      <Card title={t('pricing.schedule.title')}>
        <LoadFailure title={t('pricing.failed')} error={error} onRetry={refetch} />
      </Card>
    )
  }
  return (
    <Card title={t('pricing.schedule.title')}>
      {data ? (
        <ul className={styles.lists}>
          {shown.map((one) => {
            const { start, length } = barOf(one, window)
            return (
              <li key={one.id} className={styles.line}>
                <span className={styles.name}>
                  {one.id === list.id ? (
                    <strong>
                      <bdi>{one.name}</bdi>
                    </strong>
                  ) : (
                    <Link href={href(`/pricing/${one.id}`)}>
                      <bdi>{one.name}</bdi>
                    </Link>
                  )}
                  <PriceListBadge list={one} variant="dot" />
                </span>
                <span className={styles.track} aria-hidden>
                  <span
                    className={styles.bar}
                    data-own={one.id === list.id || undefined}
                    style={{ insetInlineStart: percent(start), inlineSize: percent(length) }}
                  />
                  <span
                    className={styles.now}
                    style={{ insetInlineStart: percent(shareAt(now.getTime(), window)) }}
                  />
                </span>
                <span className={styles.period}>{periodOf(one)}</span>
              </li>
            )
          })}
        </ul>
      ) : (
        <SkeletonLines count={3} />
      )}
    </Card>
  )
}
