import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../button/button.tsx'
import { MenuPopover } from './menu-popover.tsx'
import { Menu } from './menu.tsx'

describe('Menu', () => {
  it('runs the chosen action, closes and returns the focus', async () => {
    const onAction = jest.fn()
    render(
      <Menu
        trigger={<Button>Actions</Button>}
        entries={[
          { id: 'edit', label: 'Edit', onAction },
          { id: 'delete', label: 'Delete', isDisabled: true },
        ]}
      />,
    )

    await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))

    expect(onAction).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus())
  })

  it('has the name of its label as a menu and as a dialog, for a button that was there before', () => {
    const trigger = { current: document.body }
    render(<MenuPopover trigger={trigger} label="Actions" entries={[]} onClose={jest.fn()} />)

    expect(screen.getByRole('dialog', { name: 'Actions' })).toBeInTheDocument()
    expect(screen.getByRole('menu', { name: 'Actions' })).toBeInTheDocument()
  })
})
