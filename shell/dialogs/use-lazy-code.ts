import { useEffect, useEffectEvent } from 'react'

interface CodeParts<Code> {
  load: () => Promise<Code>
  onCode: (code: Code) => void
  onMissing: () => void
}

/**
 * Loads code when `request` becomes defined. A failed load is retried with the next request; each failure calls
 * `onMissing`.
 */
export function useLazyCode<Code>(request: unknown, { load, onCode, onMissing }: CodeParts<Code>): void {
  const fetchCode = useEffectEvent(load)
  const deliver = useEffectEvent(onCode)
  const reportMissing = useEffectEvent(onMissing)
  useEffect(() => {
    if (request === undefined) return undefined
    let isUnmounted = false
    const run = async () => {
      try {
        const code = await fetchCode()
        if (!isUnmounted) deliver(code)
      } catch {
        if (!isUnmounted) reportMissing()
      }
    }
    void run()
    return () => {
      isUnmounted = true
    }
  }, [request])
}
