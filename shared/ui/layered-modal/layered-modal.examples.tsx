import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { TextField } from '../text-field/text-field.tsx'
import { LayeredModal, useLayers } from './layered-modal.tsx'

function AddChannels() {
  const { pop, reset } = useLayers()
  return (
    <>
      <p>Every channel is added already.</p>
      <Button onPress={pop}>One back</Button> <Button onPress={reset}>Back to the start</Button>
    </>
  )
}

function Channels() {
  const { push } = useLayers()
  return (
    <>
      <TextField label="Search among the channels" />
      <Button
        onPress={() =>
          push({ title: 'Add channels', subtitle: 'Where the product is sold', content: <AddChannels /> })
        }
      >
        Add channels…
      </Button>
    </>
  )
}

export const examples: Examples = {
  'Stack of screens': function Stack() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open layered modal</Button>
        <LayeredModal
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Sales channels"
          subtitle="Of the product Linen shirt"
          footer={<Button onPress={() => setOpen(false)}>Done</Button>}
        >
          <Channels />
        </LayeredModal>
      </>
    )
  },
}
