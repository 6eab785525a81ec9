import { lazyPart } from '@stoa/admin/lazy-dialog'
import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import type { ChartSeries } from '@stoa/ui/chart'
import { Icon } from '@stoa/ui/icon'
import { Skeleton } from '@stoa/ui/skeleton'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'

import { growthLabel } from '../../model/labels.ts'
import { growth } from '../../model/sales.ts'
import styles from './figure-cards.module.css'
import type { FigureName } from './figures.ts'

/** The numbers do not wait for the code that draws. */
const Chart = lazyPart(async () => (await import('@stoa/ui/chart')).Chart, ChartSkeleton)

interface FigureCardProps {
  name: FigureName
  now: number | null
  before: number | null
  hasBefore: boolean
  format: (value: number) => string
  formatScale: (value: number) => string
  /** The values of the period and, where there is one to compare with, of the one before. */
  series: ChartSeries
  seriesBefore: ChartSeries | undefined
}

export function FigureCard(props: FigureCardProps) {
  const { name, now, before, hasBefore, format, formatScale, series, seriesBefore } = props
  const { t } = useTranslation()
  const figure = now === null ? t('home.sales.none') : format(now)
  return (
    <Card title={t(`home.sales.${name}`)}>
      <p className={styles.figure}>
        <bdi>{figure}</bdi>
      </p>
      <p className={styles.change}>
        {hasBefore ? <Change now={now} before={before} format={format} /> : t('home.sales.notCompared')}
      </p>
      <div className={styles.chart}>
        <Chart
          summary={t('home.sales.chart', { name: t(`home.sales.${name}`), figure })}
          series={series}
          comparison={seriesBefore}
          format={format}
          formatScale={formatScale}
        />
      </div>
    </Card>
  )
}

function Change({ now, before, format }: Pick<FigureCardProps, 'now' | 'before' | 'format'>) {
  const { t, locale } = useTranslation()
  const percent = growth(now, before)
  const formerly = before === null ? t('home.sales.none') : format(before)
  if (percent === null) return t('home.sales.formerly', { before: formerly })
  const tone = percent > 0 ? 'up' : 'down'
  return (
    <>
      {Math.round(percent) === 0 ? null : (
        <span className={styles.growth} data-tone={tone}>
          <Icon glyph={percent > 0 ? TrendingUp : TrendingDown} size="small" isDirectional />
          <bdi>{growthLabel(percent, locale)}</bdi>
        </span>
      )}
      {t('home.sales.formerly', { before: formerly })}
    </>
  )
}

function ChartSkeleton() {
  return <Skeleton height="204px" />
}
