import { unlessSessionLost } from '@stoa/api/http'
import { useState } from 'react'

import { runSteps, type Step, type StepState } from './steps.ts'

/** Runs steps and stores the state of each, so that the rest can be tried again. */
export function useSteps(atOnce = 1) {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [states, setStates] = useState<readonly StepState[]>([])
  const [isRunning, setRunning] = useState(false)

  const work = async (all: readonly Step[], before: readonly StepState[]) => {
    setSteps(all)
    setRunning(true)
    try {
      return await unlessSessionLost(runSteps(all, { atOnce, before, onChange: setStates }))
    } finally {
      setRunning(false)
    }
  }

  return {
    states,
    isRunning,
    /** Resolves with the state of each step; undefined when the session was lost. */
    run: (all: readonly Step[]) => work(all, []),
    /** Runs the steps that failed or were not tried. */
    resume: () => work(steps, states),
    reset: () => setStates([]),
  }
}
