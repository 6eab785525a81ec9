import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

import { ChartAxis } from './chart-axis.tsx'
import { ChartCursor } from './chart-cursor.tsx'
import { ChartLines, ChartMark } from './chart-lines.tsx'
import { ticksOf, valueScale, type ChartSeries } from './chart-scale.ts'
import styles from './chart.module.css'

export type { ChartPoint, ChartSeries } from './chart-scale.ts'

/** Values over one axis. */
export interface ChartProps {
  /** Description for screen readers. */
  summary: string
  /** At least one point; who has none shows an `EmptyState` instead. Values are whole numbers: counts, minor units. */
  series: ChartSeries
  /** A dashed line behind, compared point by point; its points have labels of their own. Default none. */
  comparison?: ChartSeries
  format: (value: number) => string
  /** Writes the few values beside the scale, shorter. Default `format`. */
  formatScale?: (value: number) => string
}

const HEIGHT = 152

/**
 * Values over time as a line; time runs in the direction of reading. Points without a value are left out of the line.
 * Single values are read by pointer or by the arrow keys.
 */
export function Chart({ summary, series, comparison, format, formatScale = format }: ChartProps) {
  const { locale } = useLocale()
  const [pointed, setPointed] = useState<number>()
  const scale = valueScale(comparison ? [series, comparison] : [series])
  const ticks = ticksOf(scale)
  const y = (value: number) => scale(value)

  const write = (value: number | null | undefined) => (typeof value === 'number' ? format(value) : '–')
  const legend = (shown: ChartSeries) => {
    const point = pointed === undefined ? undefined : shown.points[pointed]
    return point ? `${point.label}: ${write(point.value)}` : shown.name
  }

  const valueText = new Intl.ListFormat(locale, { type: 'unit' }).format(
    [series, ...(comparison ? [comparison] : [])].map(legend),
  )

  return (
    <figure aria-label={summary}>
      <div className={styles.chart}>
        <p className={styles.legend} aria-hidden>
          <span data-series="main">{legend(series)}</span>
          {comparison ? <span data-series="comparison">{legend(comparison)}</span> : null}
        </p>
        <div className={styles.scale} style={{ blockSize: HEIGHT }} aria-hidden>
          {ticks.map((tick) => (
            <bdi key={tick} style={{ insetBlockEnd: (scale(tick) / 100) * HEIGHT }}>
              {formatScale(tick)}
            </bdi>
          ))}
        </div>
        <ChartCursor
          label={summary}
          length={series.points.length}
          pointed={pointed}
          onPoint={setPointed}
          valueText={valueText}
          height={HEIGHT}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            {ticks.map((tick) => (
              <line
                key={tick}
                className={styles.grid}
                x1={0}
                x2={100}
                y1={100 - scale(tick)}
                y2={100 - scale(tick)}
              />
            ))}
            <ChartLines series={series} comparison={comparison} y={y} />
          </svg>
          <ChartMark series={series} y={y} pointed={pointed} />
        </ChartCursor>
        <ChartAxis points={series.points} />
      </div>
    </figure>
  )
}
