import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { Skeleton } from '@stoa/ui/skeleton'

import { partLabel, scaleAmount } from '../../model/labels.ts'
import type { Period } from '../../model/period.ts'
import type { CurrencySales } from '../../model/sales.ts'
import { FIGURES } from './figures.ts'
import { FigureCard } from './figure-card.tsx'
import styles from './figure-cards.module.css'
import { FigureTable } from './figure-table.tsx'

interface FigureCardsProps {
  sales: CurrencySales
  step: Period['step']
  /** False when the period before was not read whole: it would look as if more were sold now. */
  hasBefore: boolean
}

/** Sales, orders and average order of one currency, as figures, as lines and as a table. */
export function FigureCards({ sales, step, hasBefore }: FigureCardsProps) {
  const { t, locale } = useTranslation()
  const { currency, parts } = sales
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const scaleMoney = (amount: number) => scaleAmount(amount, currency, locale)
  const plain = (value: number) => formatNumber(value, locale)
  return (
    <>
      <div className={styles.cards}>
        {FIGURES.map((figure) => (
          <FigureCard
            key={figure}
            name={figure}
            now={sales.now[figure]}
            before={hasBefore ? sales.before[figure] : null}
            hasBefore={hasBefore}
            format={figure === 'orders' ? plain : money}
            formatScale={figure === 'orders' ? plain : scaleMoney}
            series={{
              name: t('home.sales.now'),
              points: parts.map(({ day, now }) => ({
                label: partLabel(day, step, locale),
                value: now[figure],
              })),
            }}
            seriesBefore={
              hasBefore
                ? {
                    name: t('home.sales.before'),
                    points: parts.map(({ dayBefore, before }) => ({
                      label: partLabel(dayBefore, step, locale),
                      value: before[figure],
                    })),
                  }
                : undefined
            }
          />
        ))}
      </div>
      <FigureTable parts={parts} step={step} hasBefore={hasBefore} money={money} />
    </>
  )
}

/** Skeletons in the layout of the cards. */
export function FigureSkeletons() {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.cards}>
        {FIGURES.map((figure) => (
          <Card key={figure} title={t(`home.sales.${figure}`)}>
            <div className={styles.figure}>
              <Skeleton width="7ch" height="32px" />
            </div>
            <div className={styles.change}>
              <Skeleton width="80%" />
            </div>
            <div className={styles.chart}>
              <Skeleton height="204px" />
            </div>
          </Card>
        ))}
      </div>
      <Skeleton width="14ch" height="20px" />
    </>
  )
}
