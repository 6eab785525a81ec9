import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
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
  children: (index: number, row: VirtualRow) => ReactNode
}

type Sight = Omit<RowView, 'count'>

/** Before anything can be measured: a window full of rows of the usual height, in px. */
const FIRST_SIGHT: Sight = { top: 0, height: 800, rowSize: 44 }

function sightOf(body: HTMLElement, frame: Element): Sight {
  const focused = document.activeElement?.closest<HTMLElement>('[data-index]')
  return {
    top: frame.scrollTop,
    height: frame.clientHeight || FIRST_SIGHT.height,
    rowSize: body.querySelector<HTMLElement>('[data-index]')?.offsetHeight || FIRST_SIGHT.rowSize,
    pinned: focused && body.contains(focused) ? Number(focused.dataset['index']) : undefined,
  }
}

/**
 * The body of a long table inside the frame that scrolls, marked `data-many`: only rows in sight, some around them, and
 * the one with the focus are really there. Rows are taken to be as high as the first.
 */
export function VirtualRows({ count, width, className, isDimmed, children }: VirtualRowsProps) {
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const [sight, setSight] = useState(FIRST_SIGHT)
  useLayoutEffect(() => {
    const body = bodyRef.current
    const frame = body?.closest('[data-many]')
    if (!body || !frame) return undefined
    const look = () => setSight(sightOf(body, frame))
    look()
    frame.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      frame.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])

  const indices = rowWindow({ ...sight, count })
  const gap = (rows: number) => (rows > 0 ? <Gap size={rows * sight.rowSize} width={width} /> : null)
  return (
    <tbody ref={bodyRef} className={className} data-dimmed={isDimmed || undefined}>
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

function Gap({ size, width }: { size: number; width: number }) {
  return (
    <tr aria-hidden>
      <td aria-hidden colSpan={width} style={{ blockSize: size, padding: 0 }} />
    </tr>
  )
}
