import type { PointerEvent, ReactNode } from 'react'
import { pointAt } from './chart-scale.ts'
import styles from './chart.module.css'

interface ChartCursorProps {
  label: string
  /** How many points there are. */
  length: number
  pointed: number | undefined
  onPoint: (index: number | undefined) => void
  /** The values at the point, in words. */
  valueText: string
  /** In px. */
  height: number
  children: ReactNode
}

/** Reads single values by pointer, or by the keys of a visually hidden slider, which handles the reading direction. */
export function ChartCursor(props: ChartCursorProps) {
  const { label, length, pointed, onPoint, valueText, height, children } = props

  const followPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect()
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl'
    const distance = isReversed ? right - event.clientX : event.clientX - left
    onPoint(pointAt(distance / width, length))
  }

  return (
    <div
      className={styles.plot}
      style={{ blockSize: height }}
      onPointerMove={followPointer}
      onPointerLeave={() => onPoint(undefined)}
    >
      {children}
      <input
        type="range"
        className={styles.cursor}
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={length - 1}
        value={pointed ?? 0}
        onChange={({ target }) => onPoint(target.valueAsNumber)}
        onFocus={() => onPoint(pointed ?? 0)}
        onBlur={() => onPoint(undefined)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onPoint(undefined)
        }}
      />
    </div>
  )
}
