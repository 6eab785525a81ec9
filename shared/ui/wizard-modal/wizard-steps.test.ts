import { WIZARD_START, wizardReducer, type WizardState } from './wizard-steps.ts'

const at = (step: number, isNextEnabled = true): WizardState => ({ step, isNextEnabled })

describe('the steps of a wizard', () => {
  it('start at 0 with Next enabled', () => {
    expect(WIZARD_START).toEqual(at(0))
  })

  it('next increases the step by one', () => {
    expect(wizardReducer(at(1), { type: 'next' })).toEqual(at(2))
  })

  it.each([
    [2, 1],
    [1, 0],
    [0, 0],
  ])('previous goes from %i to %i, never below 0', (from, to) => {
    expect(wizardReducer(at(from), { type: 'previous' })).toEqual(at(to))
  })

  it.each([
    [3, 3],
    [1, 1],
    [0, 2],
    [-1, 2],
  ])('setting the page %i on step 2 leads to %i: only a page above 0 applies', (page, step) => {
    expect(wizardReducer(at(2), { type: 'setPage', page })).toEqual(at(step))
  })

  it('Next is enabled and disabled without a move', () => {
    expect(wizardReducer(at(1), { type: 'setNextEnabled', isEnabled: false })).toEqual(at(1, false))
    expect(wizardReducer(at(1, false), { type: 'setNextEnabled', isEnabled: true })).toEqual(at(1))
  })

  it('reset returns to step 0 with Next enabled', () => {
    expect(wizardReducer(at(3, false), { type: 'reset' })).toEqual(at(0))
  })
})
