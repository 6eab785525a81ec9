import { useEffect, useRef, useState, type RefObject } from 'react'

const TAKES_FOCUS = '[tabindex="0"], :is(a[href], button, input, select, textarea):not(:disabled)'

/** For the element that scrolls; without a tab index it takes no focus. */
export interface KeyboardScroll {
  ref: RefObject<HTMLDivElement | null>
  tabIndex: 0 | undefined
}

/** Lets the keyboard scroll a box that is higher than its place and holds nothing that could take the focus. */
export function useKeyboardScroll(): KeyboardScroll {
  const ref = useRef<HTMLDivElement>(null)
  const [isStop, setStop] = useState(false)

  // After each rendering: what is in the box may have changed, and with it whether it fits.
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
