import { labelledPoints, positionOf, type ChartPoint, type ChartSpread } from './chart-scale.ts'
import styles from './chart.module.css'

/** So many bands are still wider than their names. */
const WIDE_BANDS = 8

interface ChartAxisProps {
  points: readonly ChartPoint[]
  spread: ChartSpread
}

/** The names of a few points, under them. */
export function ChartAxis({ points, spread }: ChartAxisProps) {
  const edgeOf = (index: number) => {
    if (points.length === 1 || (spread === 'bands' && points.length <= WIDE_BANDS)) return undefined
    if (index === 0) return 'start'
    return index === points.length - 1 ? 'end' : undefined
  }
  const position = (index: number) => {
    const edge = edgeOf(index)
    if (edge) return edge === 'start' ? 0 : 100
    return positionOf(index, points.length, spread)
  }
  return (
    <div className={styles.axis} aria-hidden>
      {labelledPoints(points.length).map((index) => (
        <span key={index} style={{ insetInlineStart: `${position(index)}%` }} data-edge={edgeOf(index)}>
          {points[index]?.label}
        </span>
      ))}
    </div>
  )
}
