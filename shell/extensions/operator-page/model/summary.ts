import type { Installed } from './installed.ts'
import { STATES, type State } from './states.ts'

/** A feed in a few numbers. */
export interface Summary {
  extensions: number
  areas: number
  /** Only those that were let in. */
  contributions: number
  /** How many there are of each state, without those that nobody is in. */
  states: readonly { state: State; count: number }[]
}

/** Counts what is installed. One that has several states counts for each. */
export function summaryOf(all: readonly Installed[]): Summary {
  const areas = all.filter(({ isArea }) => isArea).length
  const contributions = all.flatMap((one) => one.contributions).filter(({ state }) => state !== 'refused')
  const states = STATES.map((state) => ({
    state,
    count: all.filter((one) => one.states.includes(state)).length,
  }))
  return {
    extensions: all.length - areas,
    areas,
    contributions: contributions.length,
    states: states.filter(({ count }) => count > 0),
  }
}
