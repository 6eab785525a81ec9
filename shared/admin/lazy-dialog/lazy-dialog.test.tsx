import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentType } from 'react'

import { openPage } from '../../../tests/setup/open-page.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

interface DialogProps {
  onClose: () => void
}

const Dialog = () => <p>The dialog</p>
const load = jest
  .fn<() => Promise<ComponentType<DialogProps>>>()
  .mockRejectedValueOnce(new Error('ChunkLoadError'))
  .mockResolvedValueOnce(Dialog)
const Late = lazyDialog(load)

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Title" />
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen ? <Late onClose={() => setOpen(false)} /> : null}
    </>
  )
}

test('code that cannot be fetched is reported once, the page keeps what was typed, and the next press asks again', async () => {
  const notify = { success: jest.fn(), error: jest.fn(), warn: jest.fn(), info: jest.fn() }
  openPage(Page, { notify })
  await userEvent.type(screen.getByLabelText('Title'), 'Bowl')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(notify.error).toHaveBeenCalledTimes(1))

  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('The dialog')).toBeInTheDocument()
  expect(screen.getByLabelText('Title')).toHaveValue('Bowl')
  expect(load).toHaveBeenCalledTimes(2)
})
