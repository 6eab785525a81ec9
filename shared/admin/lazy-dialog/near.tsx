import { useEffect, useRef, useState, type ReactNode } from 'react'

interface NearProps {
  /** The height in pixels that is kept until the content is there. */
  height: number
  children: ReactNode
}

/** Renders its content once it comes near the sight, and keeps it then: for what stands below the fold of a page. */
export function Near({ height, children }: NearProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis))
  useEffect(() => {
    const element = ref.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={ref} style={{ minBlockSize: height }} />
}
