/** Where a person is in a wizard. */
export interface WizardState {
  /** Index of the step in sight, from 0. */
  step: number
  isNextEnabled: boolean
}

/** Actions of a wizard. */
export type WizardAction =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'setPage'; page: number }
  | { type: 'setNextEnabled'; isEnabled: boolean }
  | { type: 'reset' }

/** The first step, with Next enabled. */
export const WIZARD_START: WizardState = { step: 0, isNextEnabled: true }

/** The reducer of the steps; it has no last step, which the caller enforces. Steps are set only above 0. */
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
