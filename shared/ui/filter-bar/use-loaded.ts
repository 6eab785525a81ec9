import { useEffect, useEffectEvent, useState } from 'react'

interface Settled<Value> {
  key: string | undefined
  /** Missing when it could not be loaded. */
  value?: Value
}

/** The value of a key, loaded once for as long as the key stays; without a key nothing is loaded. */
export function useLoaded<Value extends object>(key: string | undefined, load: () => Promise<Value>) {
  const [settled, setSettled] = useState<Settled<Value>>()
  const current = settled?.key === key ? settled : undefined
  const isWaited = key !== undefined && !current
  const bring = useEffectEvent(load)
  useEffect(() => {
    if (!isWaited) return undefined
    let isWanted = true
    const settle = async () => {
      try {
        const value = await bring()
        if (isWanted) setSettled({ key, value })
      } catch {
        // The editor shows the error with a retry button.
        if (isWanted) setSettled({ key })
      }
    }
    void settle()
    return () => {
      isWanted = false
    }
  }, [isWaited, key])
  return {
    /** Undefined until it is there. */
    value: current?.value,
    isFailed: current !== undefined && current.value === undefined,
    retry: () => setSettled(undefined),
  }
}
