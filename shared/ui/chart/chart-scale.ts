import { scaleLinear } from '@visx/scale'

/** One value of a chart. */
export interface ChartPoint {
  /** The label of the value, such as a day; unique in its series. */
  label: string
  /** Null where there is nothing to show, such as an average of nothing. */
  value: number | null
}

/** Values that belong together, in the direction of reading. */
export interface ChartSeries {
  name: string
  points: readonly ChartPoint[]
}

const TICKS = 3
const LABELS = 3

/** Scales values to 0–100, with zero always included. A series of zeros gets a scale up to 1. */
export function valueScale(series: readonly ChartSeries[]) {
  const values = series.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []))
  const lowest = Math.min(0, ...values)
  const highest = Math.max(0, ...values)
  const domain = [lowest, lowest === highest ? 1 : highest]
  return scaleLinear<number>({ domain, range: [0, 100], nice: TICKS })
}

/** The values that the scale names; whole ones, because counts and minor units are whole. */
export const ticksOf = (scale: ReturnType<typeof valueScale>): number[] =>
  scale.ticks(TICKS).filter(Number.isInteger)

/** The position of a point between 0 and 100, from edge to edge; a single point is in the middle. */
export const positionOf = (index: number, length: number): number =>
  length === 1 ? 50 : (index / (length - 1)) * 100

/** The point nearest to a position between 0 and 1. */
export const pointAt = (share: number, length: number): number =>
  Math.max(0, Math.min(length - 1, Math.round(share * (length - 1))))

/** The indices of the few labels to show, evenly spread, including the first and the last. */
export function labelledPoints(length: number): number[] {
  const count = Math.min(LABELS, length)
  const indices = Array.from({ length: count }, (_, label) =>
    count === 1 ? 0 : Math.round((label * (length - 1)) / (count - 1)),
  )
  return [...new Set(indices)]
}
