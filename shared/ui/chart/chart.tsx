import { useState, type ReactNode } from 'react'
import { ChartAxis } from './chart-axis.tsx'
import { ChartCursor } from './chart-cursor.tsx'
import { ticksOf, valueScale, type ChartSeries, type ChartSpread } from './chart-scale.ts'
import { ChartTable } from './chart-table.tsx'
import styles from './chart.module.css'

/** Props shared by all charts with values over one axis. */
export interface ChartProps {
  /** Description for screen readers. */
  summary: string
  /**
   * The name of the points, such as `Day`: the column header in the table of all values for screen readers.
   * Leave it out where the page shows such a table already.
   */
  axisLabel?: string
  /** At least one point; who has none shows an `EmptyState` instead. Values are whole numbers: counts, minor units. */
  series: ChartSeries
  /** Shown against it point by point; its points have labels of their own. Default none. */
  comparison?: ChartSeries
  format: (value: number) => string
  /** Writes the few values beside the scale, shorter. Default `format`. */
  formatScale?: (value: number) => string
}

/** Scales of a chart; both map to 0 to 100, with y from below. */
export interface ChartDrawing {
  y: (value: number) => number
  /** The highlighted point. */
  pointed: number | undefined
}

interface ChartFrameProps extends ChartProps {
  spread: ChartSpread
  /** Draws into an svg of 100 by 100 that is stretched and, from right to left, mirrored. */
  children: (drawing: ChartDrawing) => ReactNode
  /** Drawn over the chart, not stretched. */
  renderMarks?: (drawing: ChartDrawing) => ReactNode
}

const HEIGHT = 152

/** Scale, axis, legend, table and value reader around a drawing. */
export function Chart(props: ChartFrameProps) {
  const { summary, axisLabel, series, comparison, format, formatScale = format, spread } = props
  const { children, renderMarks } = props
  const [pointed, setPointed] = useState<number>()
  const scale = valueScale(comparison ? [series, comparison] : [series])
  const ticks = ticksOf(scale)
  const drawing: ChartDrawing = { y: (value) => scale(value), pointed }

  const write = (value: number | null | undefined) => (typeof value === 'number' ? format(value) : '–')
  const legend = (shown: ChartSeries) => {
    const point = pointed === undefined ? undefined : shown.points[pointed]
    return point ? `${point.label}: ${write(point.value)}` : shown.name
  }

  return (
    <figure aria-label={summary}>
      <div className={styles.chart}>
        <p className={styles.legend} data-spread={spread} aria-hidden>
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
          spread={spread}
          pointed={pointed}
          onPoint={setPointed}
          valueText={[series, ...(comparison ? [comparison] : [])].map(legend).join(', ')}
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
            {children(drawing)}
          </svg>
          {renderMarks?.(drawing)}
        </ChartCursor>
        <ChartAxis points={series.points} spread={spread} />
      </div>
      {axisLabel ? (
        <ChartTable
          caption={summary}
          axisLabel={axisLabel}
          series={series}
          comparison={comparison}
          write={write}
        />
      ) : null}
    </figure>
  )
}
