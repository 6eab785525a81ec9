import { useEffect, useEffectEvent, useState } from 'react'

/** Code that is loaded once and shared by everything that shows it. */
export interface Lazy<Part> {
  /** The code, once it was loaded. */
  get: () => Part | undefined
  load: () => Promise<Part>
}

/** A failed load is not remembered: the next one tries again. */
export function createLazy<Part>(load: () => Promise<Part>): Lazy<Part> {
  let loaded: Part | undefined
  return {
    get: () => loaded,
    load: async () => (loaded = await load()),
  }
}

/** The code as soon as it is there; `onFailure` is called when it does not come while the component is mounted. */
export function useLoad<Part>({ get, load }: Lazy<Part>, onFailure: () => void): Part | undefined {
  const [part, setPart] = useState(get)
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    // The code may have come since the render: then the load ends at once.
    if (part) return undefined
    let isMounted = true
    const show = async () => {
      try {
        const loaded = await load()
        if (isMounted) setPart(() => loaded)
      } catch {
        if (isMounted) fail()
      }
    }
    void show()
    return () => {
      isMounted = false
    }
  }, [part, load])
  return part
}
