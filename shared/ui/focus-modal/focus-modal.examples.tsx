import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { TextField } from '../text-field/text-field.tsx'
import { FocusModal } from './focus-modal.tsx'

interface ExampleProps {
  name: string
  isSaving?: boolean
  isSaveDisabled?: boolean
}

function Example({ name, ...props }: ExampleProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{name}</Button>
      <FocusModal {...props} isOpen={isOpen} onClose={close} onSave={close} title="New product">
        <TextField label="Title" />
      </FocusModal>
    </>
  )
}

export const examples: Examples = {
  Form: function Form() {
    return <Example name="Open focus modal" />
  },
  Saving: function Saving() {
    return <Example name="Open while saving" isSaving />
  },
  'Nothing to save': function Unchanged() {
    return <Example name="Open without changes" isSaveDisabled />
  },
}
