import { scaleBand } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { ChartSeries } from '../chart/chart-scale.ts'
import { Chart, type ChartProps } from '../chart/chart.tsx'
import styles from './bar-chart.module.css'

export type { ChartPoint, ChartSeries } from '../chart/chart-scale.ts'

/** Props of any chart; the comparison is a second bar beside each. */
export type BarChartProps = ChartProps

/** Widest bar, in hundredths of the chart. */
const WIDEST = 16

/** Values side by side as bars from zero, in the direction of reading. Points without a value have no bar. */
export function BarChart(props: BarChartProps) {
  const { series, comparison } = props
  const shown: readonly [ChartSeries, string][] = [
    [series, 'main'],
    ...(comparison ? [[comparison, 'comparison'] as [ChartSeries, string]] : []),
  ]
  const band = scaleBand<number>({
    domain: series.points.map((_, index) => index),
    range: [0, 100],
    padding: 0.24,
  })
  const group = Math.min(WIDEST, band.bandwidth())
  const start = (band.bandwidth() - group) / 2
  const width = group / shown.length
  return (
    <Chart {...props} spread="bands">
      {({ y, pointed }) =>
        shown.flatMap(([{ points }, name], order) =>
          points.map(({ label, value }, index) =>
            value === null ? null : (
              <Bar
                key={`${name} ${label}`}
                className={styles.bar}
                data-series={name}
                data-faded={(pointed !== undefined && pointed !== index) || undefined}
                x={(band(index) ?? 0) + start + order * width}
                width={width}
                y={100 - y(Math.max(0, value))}
                height={Math.abs(y(value) - y(0))}
              />
            ),
          ),
        )
      }
    </Chart>
  )
}
