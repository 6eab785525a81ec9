import { jest } from '@jest/globals'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { Button } from '@stoa/ui/button'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { useWizardSteps } from './use-wizard-steps.ts'
import { Wizard } from './wizard.tsx'

const STEPS = [
  { id: 'file', title: 'File' },
  { id: 'check', title: 'Check' },
] as const

function Example() {
  const { step, next, previous, reset } = useWizardSteps(['file', 'check'])
  return (
    <Wizard label="Progress" steps={STEPS} step={step}>
      <p>{`Content of ${step}`}</p>
      <Button onPress={next}>Next</Button>
      <Button onPress={previous}>Back</Button>
      <Button onPress={reset}>Reset</Button>
    </Wizard>
  )
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))
const currentStep = () =>
  screen
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')
    ?.textContent?.replace(/^\d+/, '')

it('marks the current step, and stays within the steps', async () => {
  renderContribution(Example, {})
  expect(currentStep()).toBe('File')
  await press('Back')
  expect(currentStep()).toBe('File')
  await press('Next')
  await press('Next')
  expect(currentStep()).toBe('Check')
  await press('Reset')
  expect(currentStep()).toBe('File')
})

it('brings the list of steps into view for a new step', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  renderContribution(Example, {})
  expect(scroll).not.toHaveBeenCalled()
  await press('Next')
  expect(scroll.mock.contexts).toEqual([screen.getByRole('list', { name: 'Progress' })])
})

it('moves the focus into a new step, and leaves it alone on the first', async () => {
  renderContribution(Example, {})
  expect(document.body).toHaveFocus()
  await press('Next')
  expect(screen.getByRole('group', { name: 'Check' })).toHaveFocus()
  expect(screen.getByText('Content of check')).toBeInTheDocument()
})
