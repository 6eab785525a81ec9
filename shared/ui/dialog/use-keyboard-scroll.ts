import { useEffect, useRef, useState, type RefObject } from 'react'

const TAKES_FOCUS = '[tabindex="0"], :is(a[href], button, input, select, textarea):not(:disabled)'

/** Props for the scrolling element; without a tab index it is not focusable. */
export interface KeyboardScroll {
  ref: RefObject<HTMLDivElement | null>
  tabIndex: 0 | undefined
}

/** Makes an overflowing box without focusable content scrollable by keyboard. */
export function useKeyboardScroll(): KeyboardScroll {
  const ref = useRef<HTMLDivElement>(null)
  const [isStop, setStop] = useState(false)

  // After each render: new content may change whether it overflows.
  useEffect(() => {
    const measure = () => {
      const box = ref.current
      setStop(box !== null && box.scrollHeight > box.clientHeight && !box.querySelector(TAKES_FOCUS))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })

  return { ref, tabIndex: isStop ? 0 : undefined }
}
