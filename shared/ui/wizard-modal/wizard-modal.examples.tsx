import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { TextField } from '../text-field/text-field.tsx'
import { useWizard, WizardModal } from './wizard-modal.tsx'

function Hold() {
  const { isNextEnabled, setNextEnabled } = useWizard()
  return (
    <Button onPress={() => setNextEnabled(!isNextEnabled)}>
      {isNextEnabled ? 'Disable Next' : 'Enable Next'}
    </Button>
  )
}

const steps = [
  { title: 'Details', content: <TextField label="Name of the list" defaultValue="Spring sale" /> },
  { title: 'Conditions', content: <Hold /> },
  { title: 'Summary', content: <p>Spring sale, for everyone.</p> },
]

function Wizard({ name, isLastSummary }: { name: string; isLastSummary?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{name}</Button>
      <WizardModal
        isOpen={isOpen}
        onClose={close}
        onSubmit={close}
        title="New price list"
        steps={steps}
        isLastSummary={isLastSummary}
        submitLabel="Create"
      />
    </>
  )
}

export const examples: Examples = {
  'Three steps': function Plain() {
    return <Wizard name="Open wizard" />
  },
  'Last step is a summary': function Summary() {
    return <Wizard name="Open wizard with summary" isLastSummary />
  },
}
