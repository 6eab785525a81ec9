import { useEffect, useRef, useState, type RefObject } from 'react'

/** How far outside of the screen something counts as seen, so that it is there when it is scrolled to. */
const MARGIN = '200px'

/** Whether an element has been on the screen, or nearly; once it has, it stays so. */
export function useInView<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const place = useRef<Element>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isInView) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInView(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isInView])
  return [place, isInView]
}
