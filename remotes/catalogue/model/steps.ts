import { isSessionLost } from '@stoa/api/http'

/** One of several calls that only together do what was asked for. */
export interface Step {
  /** Unique among its steps. */
  id: string
  /** What it does, in words. */
  label: string
  run: () => Promise<unknown>
}

/** How far a step has come. `waiting`: not tried yet. */
export interface StepState {
  id: string
  label: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** Why it failed. */
  error?: unknown
}

interface StepRules {
  /** 1: each step needs those before it, and a failure leaves the rest waiting. More: none needs another. Default 1. */
  atOnce?: number
  /** What an earlier run came to: its finished steps are not done again. */
  before?: readonly StepState[]
  /** Called with all states whenever one changes. */
  onChange?: (states: readonly StepState[]) => void
}

/** Runs steps and answers what became of each. Rejects only when the session is lost. */
export async function runSteps(steps: readonly Step[], rules: StepRules = {}): Promise<readonly StepState[]> {
  const { atOnce = 1, before = [], onChange = () => undefined } = rules
  const isDone = (id: string) => before.some((known) => known.id === id && known.state === 'done')
  let states: readonly StepState[] = steps.map(({ id, label }) => ({
    id,
    label,
    state: isDone(id) ? 'done' : 'waiting',
  }))
  const become = ({ id, label }: Step, next: Pick<StepState, 'state' | 'error'>) => {
    states = states.map((known) => (known.id === id ? { id, label, ...next } : known))
    onChange(states)
  }
  const open = steps.filter(({ id }) => !isDone(id))
  const work = async () => {
    for (let step = open.shift(); step; step = open.shift()) {
      become(step, { state: 'running' })
      try {
        await step.run()
        become(step, { state: 'done' })
      } catch (error) {
        become(step, { state: 'failed', error })
        if (isSessionLost(error)) throw error
        if (atOnce === 1) return
      }
    }
  }
  onChange(states)
  await Promise.all(Array.from({ length: atOnce }, work))
  return states
}

export const areDone = (states: readonly StepState[]): boolean =>
  states.every(({ state }) => state === 'done')
