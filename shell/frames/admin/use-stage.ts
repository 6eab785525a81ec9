import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { lateDetail, RENDER_DEADLINE_MS } from '../../extensions/suspended.tsx'
import { LOAD_DEADLINE_MS } from '../../federation/load-module.ts'
import type { RemoteFailure } from '../../federation/remote-state.ts'

/** How far a framed component has come. */
export type Stage = 'loading' | 'rendering' | 'shown'

/** The deadlines of a framed component, which are those of any other. */
export function useStage(module: string, onLate: (failure: RemoteFailure) => void) {
  const [stage, setStage] = useState<Stage>('loading')
  const late = useRef(onLate)
  useLayoutEffect(() => {
    late.current = onLate
  })
  useEffect(() => {
    if (stage === 'shown') return
    const isLoading = stage === 'loading'
    const ms = isLoading ? LOAD_DEADLINE_MS : RENDER_DEADLINE_MS
    const detail = isLoading ? `${module} did not load within ${ms} ms` : lateDetail(module)
    const timer = setTimeout(() => late.current({ kind: 'timeout', detail }), ms)
    return () => clearTimeout(timer)
  }, [stage, module])
  return { isShown: stage === 'shown', advance: setStage }
}
