import { useEffect, useEffectEvent } from 'react'

interface CodeParts<Code> {
  load: () => Promise<Code>
  onCode: (code: Code) => void
  onMissing: () => void
}

/**
 * Fetches code once somebody wants it, told by a `wish` that is not undefined. What cannot be fetched is tried again
 * with the next wish; `onMissing` hears of each time.
 */
export function useCode<Code>(wish: unknown, { load, onCode, onMissing }: CodeParts<Code>): void {
  const fetchCode = useEffectEvent(load)
  const have = useEffectEvent(onCode)
  const miss = useEffectEvent(onMissing)
  useEffect(() => {
    if (wish === undefined) return undefined
    let isGone = false
    const bring = async () => {
      try {
        const code = await fetchCode()
        if (!isGone) have(code)
      } catch {
        if (!isGone) miss()
      }
    }
    void bring()
    return () => {
      isGone = true
    }
  }, [wish])
}
