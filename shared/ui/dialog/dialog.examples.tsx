import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface ExampleProps extends Pick<DialogProps, 'title' | 'subtitle' | 'isAlert' | 'size' | 'children'> {
  name: string
}

function Example({ name, ...props }: ExampleProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{name}</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        onSubmit={close}
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button type="submit" variant={props.isAlert ? 'danger' : 'primary'}>
              Do it
            </Button>
          </>
        }
      />
    </>
  )
}

export const examples: Examples = {
  Form: function Form() {
    return (
      <Example name="Open form" title="Edit customer">
        <TextField label="First name" />
      </Example>
    )
  },
  Alert: function Alert() {
    return (
      <Example name="Open alert" title="Delete the product?" isAlert size="small">
        It is gone for good.
      </Example>
    )
  },
  'Higher than the window': function High() {
    return (
      <Example name="Open long dialog" title="Terms" size="large">
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>{`Paragraph ${line + 1} of many.`}</p>
        ))}
      </Example>
    )
  },
  'With a subtitle': function Subtitle() {
    return (
      <Example name="Open with subtitle" title="Address" subtitle="Of order 1042">
        Nothing to change.
      </Example>
    )
  },
}
