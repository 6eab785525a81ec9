import { useState } from 'react'

/** What is going on, each with the words for it. */
interface Going {
  label: string
}

/** Remembers what was begun until it is over. */
export function useFollow() {
  const [going, setGoing] = useState<readonly Going[]>([])
  const follow = (label: string, work: Promise<unknown>) => {
    const one: Going = { label }
    setGoing((others) => [...others, one])
    void work.finally(() => setGoing((others) => others.filter((other) => other !== one)))
  }
  return { going, follow }
}
