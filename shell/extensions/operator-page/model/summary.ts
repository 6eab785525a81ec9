import type { Installed } from './installed.ts'
import { STATES, type State } from './states.ts'

/** Key figures of a feed. */
export interface Summary {
  extensions: number
  areas: number
  /** Admitted contributions only. */
  contributions: number
  /** Number of extensions per state, without zeros. */
  states: readonly { state: State; count: number }[]
}

/** Counts the installed extensions; one with several states counts for each. */
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
