import { Fragment, useLayoutEffect, useRef, useState, type DOMAttributes, type ReactNode } from 'react'
import { ROW_SIZE, RowGap } from './row-gap.tsx'
import { extentOf, rowWindow, type RowSizes, type RowView } from './row-window.ts'

/** The position of a row in a long table, for assistive technology. */
export interface VirtualRow {
  'data-index': number
  /** Counts from 1, the header first. */
  'aria-rowindex': number
}

interface VirtualRowsProps {
  count: number
  /** The cells of a row, for the empty rows that fill the space out of view. */
  width: number
  className: string | undefined
  isDimmed: boolean | undefined
  events: DOMAttributes<HTMLElement>
  children: (index: number, row: VirtualRow) => ReactNode
}

type Sight = Omit<RowView, 'count'>

/** Before anything can be measured: a window full of rows of the usual height, in px. */
const FIRST_SIGHT: Sight = { top: 0, height: 800, sizes: { measured: new Map(), usual: ROW_SIZE } }

/** The sizes with those of the rows that are drawn now. */
function measuredIn(body: HTMLElement, sizes: RowSizes): RowSizes {
  const drawn = [...body.querySelectorAll<HTMLElement>('[data-index]')].map(
    (row) => [Number(row.dataset['index']), row.getBoundingClientRect().height] as const,
  )
  const changed = drawn.filter(([index, size]) => size > 0 && sizes.measured.get(index) !== size)
  if (changed.length === 0) return sizes
  const measured = new Map([...sizes.measured, ...changed])
  // Only the first rows say what is usual: another guess would move everything that is in sight.
  if (sizes.measured.size > 0) return { ...sizes, measured }
  const total = changed.reduce((sum, [, size]) => sum + size, 0)
  return { measured, usual: total / changed.length }
}

function sightOf(body: HTMLElement, sizes: RowSizes): Sight {
  const focused = document.activeElement?.closest<HTMLElement>('[data-index]')
  return {
    top: Math.max(0, -body.getBoundingClientRect().top),
    height: window.innerHeight,
    sizes: measuredIn(body, sizes),
    pinned: focused && body.contains(focused) ? Number(focused.dataset['index']) : undefined,
  }
}

/**
 * The body of a long table: only rows in the window, some around them, and the one with the focus are really there. Each row
 * that is drawn is measured, because cards on a phone and rows with a failure are higher; any other is taken to be as
 * high as the first ones.
 */
export function VirtualRows({ count, width, className, isDimmed, events, children }: VirtualRowsProps) {
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const [sight, setSight] = useState(FIRST_SIGHT)
  useLayoutEffect(() => {
    const body = bodyRef.current
    if (!body) return undefined
    const look = () => setSight(({ sizes }) => sightOf(body, sizes))
    look()
    // The page scrolls, or something around the table, such as a dialog.
    const everywhere = { capture: true, passive: true }
    window.addEventListener('scroll', look, everywhere)
    window.addEventListener('resize', look)
    const rows = new ResizeObserver(look)
    rows.observe(body)
    return () => {
      rows.disconnect()
      window.removeEventListener('scroll', look, everywhere)
      window.removeEventListener('resize', look)
    }
  }, [])

  const { sizes } = sight
  const indices = rowWindow({ ...sight, count })
  const gap = (from: number, to: number) =>
    to > from ? <RowGap size={extentOf(sizes, from, to)} width={width} /> : null
  return (
    <tbody ref={bodyRef} className={className} data-dimmed={isDimmed || undefined} {...events}>
      {indices.map((index, at) => (
        <Fragment key={index}>
          {gap((indices[at - 1] ?? -1) + 1, index)}
          {children(index, { 'data-index': index, 'aria-rowindex': index + 2 })}
        </Fragment>
      ))}
      {gap((indices.at(-1) ?? -1) + 1, count)}
    </tbody>
  )
}
