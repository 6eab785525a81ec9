import { scaleLinear } from '@visx/scale'
import { Area, LinePath } from '@visx/shape'
import { useState, type PointerEvent } from 'react'

import styles from './trend-chart.module.css'

export interface TrendPoint {
  label: string
  labelBefore: string
  /** Null where there is nothing to show, such as an average of nothing. */
  now: number | null
  before: number | null
}

export interface TrendChartProps {
  /** What a screen reader is told; every value stands in the table. */
  summary: string
  points: readonly TrendPoint[]
  /** What the two lines are called. */
  names: { now: string; before: string }
  hasBefore: boolean
  format: (value: number) => string
  formatScale: (value: number) => string
}

const HEIGHT = 152
const TICKS = 3
const LABELS = 3

interface Dot {
  x: number
  y: number
}

/** The line of a period over the line of the one before; time runs in the direction of reading. */
export default function TrendChart(props: TrendChartProps) {
  const { summary, points, names, hasBefore, format, formatScale } = props
  const [pointed, setPointed] = useState<number>()
  const values = points.flatMap(({ now, before }) => [now ?? 0, hasBefore ? (before ?? 0) : 0])
  const y = scaleLinear<number>({ domain: [0, Math.max(1, ...values)], range: [0, 100], nice: TICKS })
  const x = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * 100 : 50)
  const dotsOf = (line: 'now' | 'before'): Dot[] =>
    points.flatMap((point, index) => {
      const value = point[line]
      return value === null ? [] : [{ x: x(index), y: 100 - y(value) }]
    })
  const now = dotsOf('now')
  const shown = pointed === undefined ? undefined : points[pointed]
  const write = (value: number | null) => (value === null ? '–' : format(value))

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect()
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl'
    const share = (isReversed ? right - event.clientX : event.clientX - left) / width
    setPointed(Math.max(0, Math.min(points.length - 1, Math.round(share * (points.length - 1)))))
  }

  return (
    <figure aria-label={summary}>
      <div className={styles['chart']} aria-hidden>
        <p className={styles['legend']}>
          <span data-line="now">{shown ? `${shown.label}: ${write(shown.now)}` : names.now}</span>
          {hasBefore ? (
            <span data-line="before">
              {shown ? `${shown.labelBefore}: ${write(shown.before)}` : names.before}
            </span>
          ) : null}
        </p>
        <div className={styles['scale']} style={{ blockSize: HEIGHT }}>
          {y
            .ticks(TICKS)
            .filter(Number.isInteger)
            .map((tick) => (
              <bdi key={tick} style={{ insetBlockEnd: (y(tick) / 100) * HEIGHT }}>
                {formatScale(tick)}
              </bdi>
            ))}
        </div>
        <div
          className={styles['plot']}
          style={{ blockSize: HEIGHT }}
          onPointerMove={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {y
              .ticks(TICKS)
              .filter(Number.isInteger)
              .map((tick) => (
                <line
                  key={tick}
                  className={styles['grid']}
                  x1={0}
                  x2={100}
                  y1={100 - y(tick)}
                  y2={100 - y(tick)}
                />
              ))}
            {hasBefore ? (
              <LinePath
                className={styles['before']}
                data={dotsOf('before')}
                x={(dot) => dot.x}
                y={(dot) => dot.y}
              />
            ) : null}
            <Area className={styles['area']} data={now} x={(dot) => dot.x} y0={100} y1={(dot) => dot.y} />
            <LinePath className={styles['now']} data={now} x={(dot) => dot.x} y={(dot) => dot.y} />
          </svg>
          <Marks points={points} pointed={pointed} x={x} y={y} isAlone={now.length === 1} />
        </div>
        <div className={styles['axis']}>
          {labelled(points.length).map((index) => (
            <span key={index} style={{ insetInlineStart: `${x(index)}%` }} data-edge={edgeOf(index, points)}>
              {points[index]!.label}
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}

interface MarksProps {
  points: readonly TrendPoint[]
  pointed: number | undefined
  x: (index: number) => number
  y: (value: number) => number
  /** A line of one point cannot be seen. */
  isAlone: boolean
}

/** The dot on the line that is pointed at, or the only one there is. */
function Marks({ points, pointed, x, y, isAlone }: MarksProps) {
  const index = pointed ?? (isAlone ? points.findIndex(({ now }) => now !== null) : -1)
  const value = points[index]?.now
  if (value === null || value === undefined) return null
  return (
    <span
      className={styles['dot']}
      style={{ insetInlineStart: `${x(index)}%`, insetBlockEnd: `${y(value)}%` }}
    />
  )
}

/** A few points, evenly spread, with the first and the last. */
function labelled(length: number): number[] {
  const wanted = Math.min(LABELS, length)
  const indices = Array.from({ length: wanted }, (_, label) =>
    wanted === 1 ? 0 : Math.round((label * (length - 1)) / (wanted - 1)),
  )
  return [...new Set(indices)]
}

function edgeOf(index: number, points: readonly unknown[]): 'start' | 'end' | undefined {
  if (index === 0) return 'start'
  return index === points.length - 1 ? 'end' : undefined
}
