import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { render } from '../testing/render.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useWizard, WizardModal } from './wizard-modal.tsx'

function Consent() {
  const { isNextEnabled, setNextEnabled, setPage } = useWizard()
  return (
    <>
      <Button onPress={() => setNextEnabled(!isNextEnabled)}>Toggle next</Button>
      <Button onPress={() => setPage(9)}>Skip</Button>
    </>
  )
}

interface ExampleProps {
  onSubmit?: () => void
  isLastSummary?: boolean
  isSubmitting?: boolean
}

const submitNothing = () => undefined

function Example({ onSubmit = submitNothing, ...props }: ExampleProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <WizardModal
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={onSubmit}
        title="New region"
        submitLabel="Submit"
        steps={[
          { title: 'Agree', content: <Consent /> },
          { title: 'Name it', content: <TextField label="Name" /> },
          { title: 'Check', content: 'All good' },
        ]}
      />
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))

describe('WizardModal', () => {
  it('moves forward and back, shows the progress, and moves the focus into the step', async () => {
    render(<Example />)
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument()
    expect(button('Back')).toBeDisabled()

    await press('Next')
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Name it' })).toHaveFocus()

    await press('Back')
    expect(screen.getByRole('region', { name: 'Agree' })).toHaveFocus()
  })

  it('submits on the last step only', async () => {
    const onSubmit = jest.fn()
    render(<Example onSubmit={onSubmit} />)
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()

    await press('Next')
    await userEvent.type(screen.getByLabelText('Name'), 'North{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()

    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
    await press('Submit')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('hides the indicator on a summary, and only there', async () => {
    render(<Example isLastSummary />)
    await press('Next')
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument()

    await press('Next')
    expect(screen.queryByText(/^Step/)).not.toBeInTheDocument()
  })

  it('lets a step keep people from going on', async () => {
    render(<Example />)
    await press('Toggle next')
    expect(button('Next')).toBeDisabled()

    await press('Toggle next')
    expect(button('Next')).toBeEnabled()
  })

  it('ends at the last step however far it is sent', async () => {
    render(<Example />)
    await press('Skip')
    expect(screen.getByText('Step 3 of 3')).toBeInTheDocument()

    await press('Back')
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument()
  })

  it('ignores Submit while it submits', async () => {
    const onSubmit = jest.fn()
    render(<Example onSubmit={onSubmit} isSubmitting />)
    await press('Skip')
    await press('Submit')

    expect(onSubmit).not.toHaveBeenCalled()
    expect(button('Back')).toBeDisabled()
  })

  it('starts again with Next enabled after it was closed', async () => {
    render(<Example />)
    await press('Toggle next')
    await press('Skip')
    await press('Close')
    await press('Open')

    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument()
    expect(button('Next')).toBeEnabled()
  })

  it('is needed around useWizard', () => {
    expect(() => render(<Consent />, { onCaughtError: () => undefined })).toThrow(
      'useWizard must be used inside a WizardModal',
    )
  })
})
