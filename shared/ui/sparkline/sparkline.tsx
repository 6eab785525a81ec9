import { LinePath } from '@visx/shape'
import { positionOf, valueScale } from '../chart/chart-scale.ts'
import styles from './sparkline.module.css'

/** The values of a `Sparkline` and its text alternative. */
export interface SparklineProps {
  /** Description in words: `Sales of the last 7 days, rising`. */
  label: string
  /** In the direction of reading; null leaves the point out. */
  values: readonly (number | null)[]
}

/** A line as small as a word, 96 by 24 px, for a row or beside a figure; it shows a course, not single values. */
export function Sparkline({ label, values }: SparklineProps) {
  const points = values.map((value, index) => ({ label: String(index), value }))
  const scale = valueScale([{ name: label, points }])
  const dots = values.flatMap((value, index) =>
    value === null ? [] : [{ x: positionOf(index, values.length, 'edges'), y: 100 - scale(value) }],
  )
  return (
    <svg
      className={styles.sparkline}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <LinePath className={styles.line} data={dots} x={(dot) => dot.x} y={(dot) => dot.y} />
    </svg>
  )
}
