import { useEffect, useRef, useState, type PointerEvent as Press } from 'react'
import { useUiText } from '../ui-provider/ui-text.ts'
import { createFingerScroll } from './finger-scroll.ts'
import { dropMove, type DropSide } from './tree-moves.ts'
import type { DragMoves } from './use-tree-drag.tsx'

/** The row under the dragging finger, and the side to drop on. */
export interface FingerTarget {
  id: string
  side: DropSide
}

/** The drop side by position in a row: the upper quarter is before it, the lower one after it, the rest on it. */
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

/**
 * Moves a node by its handle with a finger. Browsers drag with a finger only after a long press, and some not at all;
 * a long press that the browser takes for its own ends this one.
 */
export function useFingerDrag({ nodes, make, nameOf, setSaid }: DragMoves, isFixed: boolean) {
  const t = useUiText()
  const [target, setTarget] = useState<FingerTarget | null>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const begin = ({ target: pressed, currentTarget: tree, pointerType }: Press) => {
    const handle = pressed instanceof Element ? pressed.closest<HTMLElement>('[data-handle]') : null
    const id = handle?.dataset['handle']
    if (pointerType !== 'touch' || isFixed || id === undefined) return
    stop.current?.()
    setSaid(t('tree.dragging', { name: nameOf(id) }))
    let goal: FingerTarget | undefined
    let finger: PointerEvent | undefined
    const look = () => {
      const under = finger && targetAt(finger, tree)
      goal = under && dropMove(nodes, id, under.id, under.side) ? under : undefined
      setTarget((shown) => (shown?.id === goal?.id && shown?.side === goal?.side ? shown : (goal ?? null)))
    }
    const scroll = createFingerScroll(tree, look)
    const move = (event: PointerEvent) => {
      finger = event
      look()
      scroll.move(event.clientY)
    }
    const end = ({ type }: Pick<Event, 'type'>) => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      scroll.end()
      stop.current = undefined
      setTarget(null)
      const dropped = type === 'pointerup' && goal ? dropMove(nodes, id, goal.id, goal.side) : undefined
      if (dropped) void make(dropped)
    }
    stop.current = () => end({ type: 'pointercancel' })
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
  return { target, begin }
}
