import { labelledPoints, positionOf, type ChartPoint } from './chart-scale.ts'
import styles from './chart.module.css'

interface ChartAxisProps {
  points: readonly ChartPoint[]
}

/** The names of a few points, under them. */
export function ChartAxis({ points }: ChartAxisProps) {
  const edgeOf = (index: number) => {
    if (points.length === 1) return undefined
    if (index === 0) return 'start'
    return index === points.length - 1 ? 'end' : undefined
  }
  return (
    <div className={styles.axis} aria-hidden>
      {labelledPoints(points.length).map((index) => (
        <span
          key={index}
          style={{ insetInlineStart: `${positionOf(index, points.length)}%` }}
          data-edge={edgeOf(index)}
        >
          {points[index]?.label}
        </span>
      ))}
    </div>
  )
}
