import { Area, LinePath } from '@visx/shape'
import { positionOf, type ChartSeries } from '../chart/chart-scale.ts'
import { Chart, type ChartDrawing, type ChartProps } from '../chart/chart.tsx'
import styles from './line-chart.module.css'

export type { ChartPoint, ChartSeries } from '../chart/chart-scale.ts'

/** The same as for any chart; the comparison is a dashed line behind. */
export type LineChartProps = ChartProps

interface Dot {
  x: number
  y: number
}

/** Values over time as a line; time runs in the direction of reading. Points without a value are left out of the line. */
export function LineChart(props: LineChartProps) {
  const { series, comparison } = props
  return (
    <Chart {...props} spread="edges" renderMarks={({ y, pointed }) => <Mark {...{ series, y, pointed }} />}>
      {({ y }) => {
        const dots = dotsOf(series, y)
        return (
          <>
            {comparison ? (
              <LinePath
                className={styles.comparison}
                data={dotsOf(comparison, y)}
                x={(dot) => dot.x}
                y={(dot) => dot.y}
              />
            ) : null}
            <Area
              className={styles.area}
              data={dots}
              x={(dot) => dot.x}
              y0={100 - y(0)}
              y1={(dot) => dot.y}
            />
            <LinePath className={styles.main} data={dots} x={(dot) => dot.x} y={(dot) => dot.y} />
          </>
        )
      }}
    </Chart>
  )
}

function dotsOf({ points }: ChartSeries, y: (value: number) => number): Dot[] {
  return points.flatMap(({ value }, index) =>
    value === null ? [] : [{ x: positionOf(index, points.length, 'edges'), y: 100 - y(value) }],
  )
}

/** The dot on the line that is pointed at, or the only one there is: a line of one point cannot be seen. */
function Mark({ series: { points }, y, pointed }: ChartDrawing & { series: ChartSeries }) {
  const isAlone = points.filter(({ value }) => value !== null).length === 1
  const index = pointed ?? (isAlone ? points.findIndex(({ value }) => value !== null) : -1)
  const value = points[index]?.value
  if (value === null || value === undefined) return null
  const position = positionOf(index, points.length, 'edges')
  return (
    <span
      className={styles.dot}
      style={{ insetInlineStart: `${position}%`, insetBlockEnd: `${y(value)}%` }}
    />
  )
}
