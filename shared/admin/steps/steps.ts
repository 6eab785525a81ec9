import { isSessionLost } from '@stoa/api/http'

/** One of several calls that a single action needs. */
export interface Step {
  /** Unique among its steps. */
  id: string
  /** What it does, translated. */
  label: string
  run: () => Promise<unknown>
}

/** The state of a step. `waiting`: not tried yet. */
export interface StepState {
  id: string
  label: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** Why it failed. */
  error?: unknown
}

interface StepRules {
  /** 1: each step needs those before it, so a failure leaves the rest waiting. More: steps are independent. Default 1. */
  atOnce?: number
  /** The result of an earlier run: its finished steps are skipped. */
  before?: readonly StepState[]
  /** Called with all states whenever one changes. */
  onChange?: (states: readonly StepState[]) => void
}

/** Runs steps and resolves with the state of each. Rejects only when the session is lost. */
export async function runSteps(steps: readonly Step[], rules: StepRules = {}): Promise<readonly StepState[]> {
  const { atOnce = 1, before = [], onChange = () => undefined } = rules
  const isDone = (id: string) => before.some((earlier) => earlier.id === id && earlier.state === 'done')
  let states: readonly StepState[] = steps.map(({ id, label }) => ({
    id,
    label,
    state: isDone(id) ? 'done' : 'waiting',
  }))
  const setState = ({ id, label }: Step, next: Pick<StepState, 'state' | 'error'>) => {
    states = states.map((current) => (current.id === id ? { id, label, ...next } : current))
    onChange(states)
  }
  const open = steps.filter(({ id }) => !isDone(id))
  const work = async () => {
    for (let step = open.shift(); step; step = open.shift()) {
      setState(step, { state: 'running' })
      try {
        await step.run()
        setState(step, { state: 'done' })
      } catch (error) {
        setState(step, { state: 'failed', error })
        if (isSessionLost(error)) throw error
        if (atOnce === 1) return
      }
    }
  }
  onChange(states)
  await Promise.all(Array.from({ length: atOnce }, work))
  return states
}

/** Whether every step was made. */
export const areDone = (states: readonly StepState[]): boolean =>
  states.every(({ state }) => state === 'done')
