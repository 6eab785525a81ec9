import { useEffect, useRef, useState, type PointerEvent as Press } from 'react'
import { dropMove, type DropSide } from './tree-moves.ts'
import type { TreeTexts } from './tree.tsx'
import type { DragMoves } from './use-tree-drag.tsx'

/** The row that a finger holds a node over, and what letting go there means. */
export interface FingerTarget {
  id: string
  side: DropSide
}

/** How near to the edge of the window a finger makes the page go on, and how far with each move, in px. */
const EDGE = 48
const STEP = 12

/** Where on a row something is: its upper quarter stands for before it, its lower one for after it, the rest for on it. */
export function sideAt(y: number, { top, height }: Pick<DOMRect, 'top' | 'height'>): DropSide {
  const share = (y - top) / height
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'on'
}

/** The row of a tree under a finger. */
function targetAt({ clientX, clientY }: PointerEvent, tree: Element): FingerTarget | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[role="row"][data-key]')
  const id = row?.dataset['key']
  return row && id !== undefined && tree.contains(row)
    ? { id, side: sideAt(clientY, row.getBoundingClientRect()) }
    : undefined
}

/** The way that the page goes on, or the frame of a long tree. */
function scrollAtEdge({ clientY, target }: PointerEvent): void {
  const down = clientY > innerHeight - EDGE ? STEP : clientY < EDGE ? -STEP : 0
  if (down === 0) return
  const frame = target instanceof Element ? target.closest('[data-long]') : null
  for (const scroller of [frame, document.scrollingElement]) scroller?.scrollBy(0, down)
}

/**
 * Moves a node by its handle with a finger. Browsers drag with a finger only after a long press, and some not at all;
 * a long press that the browser takes for its own ends this one.
 */
export function useFingerDrag(
  { nodes, make, nameOf, setSaid }: DragMoves,
  texts: TreeTexts,
  isFixed: boolean,
) {
  const [target, setTarget] = useState<FingerTarget | null>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const begin = ({ target: pressed, currentTarget: tree, pointerType }: Press) => {
    const handle = pressed instanceof Element ? pressed.closest<HTMLElement>('[data-handle]') : null
    const id = handle?.dataset['handle']
    if (pointerType !== 'touch' || isFixed || id === undefined) return
    stop.current?.()
    setSaid(texts.dragging(nameOf(id)))
    let goal: FingerTarget | undefined
    const move = (event: PointerEvent) => {
      scrollAtEdge(event)
      const under = targetAt(event, tree)
      goal = under && dropMove(nodes, id, under.id, under.side) ? under : undefined
      setTarget((shown) => (shown?.id === goal?.id && shown?.side === goal?.side ? shown : (goal ?? null)))
    }
    const end = ({ type }: Pick<Event, 'type'>) => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      stop.current = undefined
      setTarget(null)
      const wanted = type === 'pointerup' && goal ? dropMove(nodes, id, goal.id, goal.side) : undefined
      if (wanted) void make(wanted)
    }
    stop.current = () => end({ type: 'pointercancel' })
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
  return { target, begin }
}
