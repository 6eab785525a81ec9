import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '../testing/english.ts'
import { TextField } from '../text-field/text-field.tsx'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { FocusModal } from './focus-modal.tsx'

function renderModal(isSaving: boolean) {
  const calls = { onClose: jest.fn(), onSave: jest.fn() }
  render(
    <UiProvider locale="en" t={t} navigate={jest.fn()}>
      <FocusModal isOpen title="New product" isSaving={isSaving} {...calls}>
        <TextField label="Title" />
      </FocusModal>
    </UiProvider>,
  )
  return calls
}

describe('FocusModal', () => {
  it('saves by its button and by Enter in a field', async () => {
    const { onSave } = renderModal(false)

    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await userEvent.type(screen.getByLabelText('Title'), 'a{Enter}')

    expect(onSave).toHaveBeenCalledTimes(2)
  })

  it('does not save again while it saves', async () => {
    const { onSave } = renderModal(true)

    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

    expect(onSave).not.toHaveBeenCalled()
  })

  it('calls onClose on Cancel and on Escape', async () => {
    const { onClose } = renderModal(false)

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')

    expect(onClose).toHaveBeenCalledTimes(2)
  })
})
