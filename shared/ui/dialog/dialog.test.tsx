import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { render } from '../testing/render.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

function Example({ onSubmit }: { onSubmit?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Edit"
        onSubmit={onSubmit}
        footer={<Button type="submit">Save</Button>}
      >
        <TextField label="Title" />
      </Dialog>
    </>
  )
}

async function open(example: ReactNode) {
  render(example)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole('dialog', { name: 'Edit' })
}

describe('Dialog', () => {
  it('keeps the focus inside', async () => {
    const dialog = await open(<Example />)

    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close control', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes by %s and gives the focus back', async (_way, close) => {
    await open(<Example />)

    await close()

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  })

  it('stays open when the page beside it is clicked', async () => {
    const dialog = await open(<Example />)

    await userEvent.click(document.body)

    expect(dialog).toBeInTheDocument()
  })

  it('submits by Enter and by its button, without submitting a form around it', async () => {
    const onSubmit = jest.fn()
    const onOuterSubmit = jest.fn()
    await open(
      <form onSubmit={onOuterSubmit}>
        <Example onSubmit={onSubmit} />
      </form>,
    )

    await userEvent.type(screen.getByLabelText('Title'), 'a{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    expect(onSubmit).toHaveBeenCalledTimes(2)
    expect(onOuterSubmit).not.toHaveBeenCalled()
  })

  it.each([
    ['a long text', <p key="text">For good.</p>, '0'],
    ['a long form, which the focus goes through', <TextField key="field" label="Title" />, null],
  ])('is scrolled by the keyboard around %s', (_what, content, tabIndex) => {
    const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
    render(
      <Dialog isOpen onClose={jest.fn()} title="Terms">
        <article>{content}</article>
      </Dialog>,
    )

    height.mockRestore()
    expect(screen.getByRole('article').parentElement?.getAttribute('tabindex')).toBe(tabIndex)
  })

  it('adds no Tab stop for content that fits', () => {
    render(
      <Dialog isOpen onClose={jest.fn()} title="Terms">
        <article>For good.</article>
      </Dialog>,
    )

    expect(screen.getByRole('article').parentElement).not.toHaveAttribute('tabindex')
  })

  it('has the role alertdialog when it interrupts', () => {
    render(
      <Dialog isOpen onClose={jest.fn()} title="Delete?" isAlert>
        For good.
      </Dialog>,
    )

    expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toBeInTheDocument()
  })
})
