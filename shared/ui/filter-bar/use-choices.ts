import { useEffect, useEffectEvent, useState } from 'react'
import type { Filter, FilterChoice } from './filters.ts'

/** The choices of a filter; undefined until they are there. */
export interface Choices {
  choices: readonly FilterChoice[] | undefined
  /** They could not be loaded. */
  isFailed: boolean
  retry: () => void
}

const NONE: readonly FilterChoice[] = []

/** The choices of a filter; loads them once where needed. */
export function useChoices(filter: Filter): Choices {
  const load = filter.type === 'choices' && 'load' in filter ? filter.load : undefined
  const [loaded, setLoaded] = useState<readonly FilterChoice[]>()
  const [isFailed, setFailed] = useState(false)
  const isWaited = load !== undefined && loaded === undefined && !isFailed
  const bring = useEffectEvent(async () => load?.())
  useEffect(() => {
    if (!isWaited) return undefined
    let isWanted = true
    const settle = async () => {
      try {
        const choices = await bring()
        if (isWanted) setLoaded(choices)
      } catch {
        // The editor shows the error with a retry button.
        if (isWanted) setFailed(true)
      }
    }
    void settle()
    return () => {
      isWanted = false
    }
  }, [isWaited])
  return {
    choices: load ? loaded : filter.type === 'choices' && 'choices' in filter ? filter.choices : NONE,
    isFailed,
    retry: () => setFailed(false),
  }
}
