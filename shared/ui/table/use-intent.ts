import { useEffect, useRef } from 'react'

/** A pointer that only crosses an element does not stay this long. */
const REST_MS = 60

/** Handlers that call `act` when an element is focused or pressed, or the pointer rests on it. */
export function useIntent(act: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!act) return {}
  return {
    onFocus: act,
    onPointerEnter: () => {
      cancel()
      timer.current = setTimeout(act, REST_MS)
    },
    onPointerLeave: cancel,
    onPointerDown: () => {
      cancel()
      act()
    },
  }
}
