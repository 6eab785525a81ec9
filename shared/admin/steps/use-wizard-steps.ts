import { WIZARD_START, wizardReducer } from '@stoa/ui/wizard-modal'
import { useReducer } from 'react'

/** The position in a wizard whose steps have names. Starts at the first; `ids` must not change. */
export function useWizardSteps<Id extends string>(ids: readonly [Id, ...Id[]]) {
  const [{ step }, dispatch] = useReducer(wizardReducer, WIZARD_START)
  return {
    step: ids[Math.min(step, ids.length - 1)] ?? ids[0],
    next: () => dispatch({ type: 'next' }),
    previous: () => dispatch({ type: 'previous' }),
    go: (id: Id) => dispatch(id === ids[0] ? { type: 'reset' } : { type: 'setPage', page: ids.indexOf(id) }),
    reset: () => dispatch({ type: 'reset' }),
  }
}
