import { isSessionLost } from '@stoa/api/http'
import { useState } from 'react'

import { runSteps, type Step, type StepState } from '../model/steps.ts'

/** Runs steps and keeps what became of each, so that the rest can be tried again. */
export function useSteps(atOnce = 1) {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [states, setStates] = useState<readonly StepState[]>([])
  const [isRunning, setRunning] = useState(false)

  const work = async (wanted: readonly Step[], before: readonly StepState[]) => {
    setSteps(wanted)
    setRunning(true)
    try {
      return await runSteps(wanted, { atOnce, before, onChange: setStates })
    } catch (error) {
      // The sign-in comes over the page; what is left can be gone on with afterwards.
      if (!isSessionLost(error)) throw error
      return undefined
    } finally {
      setRunning(false)
    }
  }

  return {
    states,
    isRunning,
    /** Answers what became of each step; nothing when the session was lost meanwhile. */
    run: (wanted: readonly Step[]) => work(wanted, []),
    /** Does what failed and what was not tried. */
    resume: () => work(steps, states),
    reset: () => setStates([]),
  }
}
