import { Area, LinePath } from '@visx/shape'
import { positionOf, type ChartSeries } from './chart-scale.ts'
import styles from './chart-lines.module.css'

type Scale = (value: number) => number

interface Dot {
  x: number
  y: number
}

interface ChartLinesProps {
  series: ChartSeries
  comparison: ChartSeries | undefined
  y: Scale
}

/** The line of a series with its area, and the dashed one behind it, in an svg of 100 by 100. */
export function ChartLines({ series, comparison, y }: ChartLinesProps) {
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
      <Area className={styles.area} data={dots} x={(dot) => dot.x} y0={100 - y(0)} y1={(dot) => dot.y} />
      <LinePath className={styles.main} data={dots} x={(dot) => dot.x} y={(dot) => dot.y} />
    </>
  )
}

function dotsOf({ points }: ChartSeries, y: Scale): Dot[] {
  return points.flatMap(({ value }, index) =>
    value === null ? [] : [{ x: positionOf(index, points.length), y: 100 - y(value) }],
  )
}

interface ChartMarkProps {
  series: ChartSeries
  y: Scale
  pointed: number | undefined
}

/** The dot on the line that is pointed at, or the only one there is: a line of one point cannot be seen. */
export function ChartMark({ series: { points }, y, pointed }: ChartMarkProps) {
  const isAlone = points.filter(({ value }) => value !== null).length === 1
  const index = pointed ?? (isAlone ? points.findIndex(({ value }) => value !== null) : -1)
  const value = points[index]?.value
  if (value === null || value === undefined) return null
  const position = positionOf(index, points.length)
  return (
    <span
      className={styles.dot}
      style={{ insetInlineStart: `${position}%`, insetBlockEnd: `${y(value)}%` }}
    />
  )
}
