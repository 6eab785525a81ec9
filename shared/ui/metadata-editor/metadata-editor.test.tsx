import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { render } from '../testing/render.tsx'
import { type Metadata, MetadataEditor, metadataChange, rowsOf } from './metadata-editor.tsx'

function setUp(before: Metadata) {
  const changes = jest.fn<() => Metadata>()
  const ref = createRef<HTMLElement>()
  function Held() {
    const [rows, setRows] = useState<ReturnType<typeof rowsOf>>(() => rowsOf(before))
    changes.mockImplementation(() => metadataChange(before, rows))
    return <MetadataEditor label="Metadata" value={rows} onChange={(next) => setRows([...next])} ref={ref} />
  }
  render(<Held />)
  return { changes, ref }
}

const row = (position: number) => within(screen.getByRole('group', { name: `Entry ${position}` }))
const key = (position: number) => row(position).getByRole('textbox', { name: 'Key' })
const value = (position: number) => row(position).getByLabelText('Value')

async function act(position: number, action: string) {
  await userEvent.click(row(position).getByRole('button'))
  await userEvent.click(screen.getByRole('menuitem', { name: action }))
}

describe('MetadataEditor', () => {
  it('adds the first row, puts the focus on its key, and keeps numbers numbers', async () => {
    const { changes } = setUp({})
    expect(screen.getByText('There are no entries.')).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Add an entry' }))
    expect(key(1)).toHaveFocus()
    await userEvent.keyboard('weight')
    await userEvent.selectOptions(row(1).getByRole('combobox', { name: 'Kind' }), 'Number')
    await userEvent.type(value(1), '7.5')

    expect(changes()).toEqual({ weight: 7.5 })
  })

  it('keeps untouched values, and accepts JSON', async () => {
    const before = { sizes: { s: [1, 2] }, note: 'a\nb', gone: null }
    const { changes } = setUp(before)
    expect(changes()).toEqual(before)

    await userEvent.clear(value(1))
    expect(value(1)).toHaveAccessibleDescription('This is no JSON.')
    await userEvent.click(value(1))
    await userEvent.paste('{"s":[3]}')

    expect(value(1)).toBeValid()
    expect(changes()).toEqual({ ...before, sizes: { s: [3] } })
  })

  it('inserts, duplicates and removes beside the row, with the focus on the row that counts', async () => {
    const { changes } = setUp({ a: '1', b: '2' })

    await act(1, 'Duplicate')
    await waitFor(() => expect(key(2)).toHaveFocus())
    expect(key(2)).toHaveAccessibleDescription('This key is used twice.')
    await userEvent.keyboard('{End}2')
    expect(changes()).toEqual({ a: '1', a2: '1', b: '2' })

    await act(1, 'Insert above')
    await waitFor(() => expect(key(1)).toHaveFocus())
    expect(key(1)).toHaveValue('')
    expect(key(2)).toHaveValue('a')

    await act(4, 'Remove')
    await waitFor(() => expect(key(3)).toHaveFocus())
    expect(changes()).toEqual({ a: '1', a2: '1', b: '' })
  })

  it('clears a row, and removes the last one to the button that adds', async () => {
    const { changes } = setUp({ a: true })

    await act(1, 'Clear')
    await waitFor(() => expect(key(1)).toHaveFocus())
    expect(changes()).toEqual({ a: '' })

    await act(1, 'Remove')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add an entry' })).toHaveFocus())
  })

  it('refuses a value without a key at its row, and a form finds that row', async () => {
    const { ref } = setUp({ a: '1', b: '2' })
    expect(ref.current).toBe(key(1))

    await userEvent.clear(key(2))

    expect(key(2)).toBeInvalid()
    expect(key(2)).toHaveAccessibleDescription('Enter a key.')
    expect(ref.current).toBe(key(2))
  })

  it('changes yes and no', async () => {
    const { changes } = setUp({ fragile: true })

    await userEvent.selectOptions(value(1), 'No')

    expect(changes()).toEqual({ fragile: false })
  })
})
