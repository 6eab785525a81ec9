/** Where a person is in a wizard. */
export interface WizardState {
  /** Index of the step in sight, from 0. */
  step: number
  isNextEnabled: boolean
}

/** What can happen to a wizard. */
export type WizardAction =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'setPage'; page: number }
  | { type: 'setNextEnabled'; isEnabled: boolean }
  | { type: 'reset' }

/** The first step, with Next enabled. */
export const WIZARD_START: WizardState = { step: 0, isNextEnabled: true }

/** Goes through the steps; knows no last one, that is for whoever shows them. A page is set only above 0. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'next':
      return { ...state, step: state.step + 1 }
    case 'previous':
      return { ...state, step: Math.max(0, state.step - 1) }
    case 'setPage':
      return action.page > 0 ? { ...state, step: action.page } : state
    case 'setNextEnabled':
      return state.isNextEnabled === action.isEnabled ? state : { ...state, isNextEnabled: action.isEnabled }
    case 'reset':
      return WIZARD_START
  }
}
