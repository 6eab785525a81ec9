import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { render } from '../testing/render.tsx'
import { ColumnChooser, type ChoosableColumn } from './column-chooser.tsx'

const first: readonly ChoosableColumn[] = ['Title', 'Status', 'Stock'].map((label) => ({
  id: label,
  label,
  isShown: true,
}))

function setUp() {
  let now = first
  function Chooser() {
    const [columns, setColumns] = useState(first)
    const [isOpen, setOpen] = useState(true)
    const trigger = useRef<HTMLButtonElement>(null)
    now = columns
    return (
      <>
        <button ref={trigger} type="button">
          Open
        </button>
        {isOpen ? (
          <ColumnChooser
            columns={columns}
            onChange={setColumns}
            onReset={() => setColumns(first)}
            trigger={trigger}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </>
    )
  }
  render(<Chooser />)
  return () => now.map(({ id, isShown }) => (isShown ? id : `-${id}`)).join(' ')
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('hides a column and shows it again, but never the one that names the rows', async () => {
  const now = setUp()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Status' }))
  expect(now()).toBe('Title -Status Stock')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Status' }))
  expect(now()).toBe('Title Status Stock')
  expect(screen.getByRole('checkbox', { name: 'Title' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Move “Title” down' })).not.toBeInTheDocument()
})

it('moves a column with the keyboard, which stays where it was pressed', async () => {
  const now = setUp()
  const up = screen.getByRole('button', { name: 'Move “Stock” up' })
  act(() => up.focus())
  await userEvent.keyboard('{Enter}')
  expect(now()).toBe('Title Stock Status')
  expect(screen.getByRole('button', { name: 'Move “Stock” up' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(now()).toBe('Title Stock Status')
})

it('resets to the default columns', async () => {
  const now = setUp()
  await press('Move “Status” down')
  await press('Reset')
  expect(now()).toBe('Title Status Stock')
})

it('is a named dialog that Escape closes', async () => {
  setUp()
  expect(screen.getByRole('dialog', { name: 'Columns' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
