import { useContext, useEffect, useState } from 'react'

import { ShellContext, type Shell } from '../shell-context.ts'
import type { Installed } from './model/installed.ts'
import { readInstalled } from './model/read-installed.ts'

const readNow = (shell: Shell): readonly Installed[] =>
  readInstalled({
    ...shell,
    fetched: performance.getEntriesByType('resource') as PerformanceResourceTiming[],
    origin: location.origin,
  })

/** What is installed; updated with every load and failure. */
export function useInstalled(): readonly Installed[] {
  const shell = useContext(ShellContext)
  const [installed, setInstalled] = useState(() => readNow(shell))
  useEffect(() => {
    const refresh = () => setInstalled(readNow(shell))
    refresh()
    return shell.ledger.subscribe(refresh)
  }, [shell])
  return installed
}
