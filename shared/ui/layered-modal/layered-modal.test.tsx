import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { render } from '../testing/render.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { LayeredModal, useLayers } from './layered-modal.tsx'

function Deepest() {
  const { reset } = useLayers()
  return <Button onPress={reset}>Back to the start</Button>
}

function Channels() {
  const { push } = useLayers()
  const add = () => push({ title: 'Add channels', subtitle: 'Choose some', content: <Deepest /> })
  return (
    <>
      <TextField label="Search" />
      <Button onPress={add}>Add</Button>
    </>
  )
}

function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <LayeredModal isOpen={isOpen} onClose={() => setOpen(false)} title="Channels">
        <Channels />
      </LayeredModal>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function pushScreen() {
  render(<Example />)
  await press('Open')
  await userEvent.type(screen.getByLabelText('Search'), 'web')
  await press('Add')
}

describe('LayeredModal', () => {
  it('shows the pushed screen with its title, subtitle and a way back, and has the focus there', async () => {
    await pushScreen()

    const dialog = screen.getByRole('dialog', { name: 'Add channels' })
    expect(dialog).toHaveTextContent('Choose some')
    expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument()
    expect(
      screen.getByRole('button', { name: 'Back to the start' }).parentElement?.parentElement,
    ).toHaveFocus()
  })

  it('returns to the unchanged screen below', async () => {
    await pushScreen()
    await press('Back')

    expect(screen.getByRole('dialog', { name: 'Channels' })).toBeInTheDocument()
    expect(screen.getByLabelText('Search')).toHaveValue('web')
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  })

  it('lets a screen clear all screens above the first', async () => {
    await pushScreen()
    await press('Back to the start')

    expect(screen.getByRole('dialog', { name: 'Channels' })).toBeInTheDocument()
  })

  it('goes back one screen by Escape, and closes by it on the first', async () => {
    await pushScreen()
    await userEvent.keyboard('{Escape}')

    expect(screen.getByRole('dialog', { name: 'Channels' })).toBeInTheDocument()

    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('starts from the first screen again after it was closed', async () => {
    await pushScreen()
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await press('Open')

    expect(screen.getByRole('dialog', { name: 'Channels' })).toBeInTheDocument()
  })

  it('is needed around useLayers', () => {
    expect(() => render(<Deepest />, { onCaughtError: () => undefined })).toThrow(
      'useLayers must be used inside a LayeredModal',
    )
  })
})
