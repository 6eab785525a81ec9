import { Fragment, useLayoutEffect, useRef, useState, type DOMAttributes, type ReactNode } from 'react'
import { ROW_SIZE, RowGap } from './row-gap.tsx'
import { rowWindow, type RowView } from './row-window.ts'

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
const FIRST_SIGHT: Sight = { top: 0, height: 800, rowSize: ROW_SIZE }

function sightOf(body: HTMLElement): Sight {
  const focused = document.activeElement?.closest<HTMLElement>('[data-index]')
  return {
    top: Math.max(0, -body.getBoundingClientRect().top),
    height: window.innerHeight,
    rowSize: body.querySelector<HTMLElement>('[data-index]')?.offsetHeight || FIRST_SIGHT.rowSize,
    pinned: focused && body.contains(focused) ? Number(focused.dataset['index']) : undefined,
  }
}

/**
 * The body of a long table: only rows in the window, some around them, and the one with the focus are really there. Rows are
 * taken to be as high as the first.
 */
export function VirtualRows({ count, width, className, isDimmed, events, children }: VirtualRowsProps) {
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const [sight, setSight] = useState(FIRST_SIGHT)
  useLayoutEffect(() => {
    const body = bodyRef.current
    if (!body) return undefined
    const look = () => setSight(sightOf(body))
    look()
    // The page scrolls, or something around the table, such as a dialog.
    const everywhere = { capture: true, passive: true }
    window.addEventListener('scroll', look, everywhere)
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look, everywhere)
      window.removeEventListener('resize', look)
    }
  }, [])

  const indices = rowWindow({ ...sight, count })
  const gap = (rows: number) => (rows > 0 ? <RowGap size={rows * sight.rowSize} width={width} /> : null)
  return (
    <tbody ref={bodyRef} className={className} data-dimmed={isDimmed || undefined} {...events}>
      {indices.map((index, at) => (
        <Fragment key={index}>
          {gap(index - (indices[at - 1] ?? -1) - 1)}
          {children(index, { 'data-index': index, 'aria-rowindex': index + 2 })}
        </Fragment>
      ))}
      {gap(count - (indices.at(-1) ?? -1) - 1)}
    </tbody>
  )
}
