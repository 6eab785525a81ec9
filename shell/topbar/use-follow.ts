import { useState } from 'react'

interface Running {
  label: string
}

/** Tracks running work with its labels until it has settled. */
export function useFollow() {
  const [running, setRunning] = useState<readonly Running[]>([])
  const follow = (label: string, work: Promise<unknown>) => {
    const one: Running = { label }
    setRunning((others) => [...others, one])
    void work.finally(() => setRunning((others) => others.filter((other) => other !== one)))
  }
  return { running, follow }
}
