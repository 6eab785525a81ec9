import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Chips } from './chips.tsx'

const numbered = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({ id: `${at + 1}`, label: `No ${at + 1}` }))

describe('Chips', () => {
  it('shows the last of many, and all of them on demand, with the focus beside the new ones', async () => {
    render(
      <Chips
        label="Values"
        items={numbered(100)}
        onRemove={() => undefined}
        more={(count) => `${count} more`}
      />,
    )
    expect(screen.getAllByRole('row')).toHaveLength(40)
    expect(screen.getByRole('row', { name: /^No 100/ })).toBeInTheDocument()

    await userEvent.click(screen.getByRole('button', { name: '60 more' }))
    expect(screen.getAllByRole('row')).toHaveLength(100)
    expect(screen.getByRole('row', { name: /^No 61/ })).toHaveFocus()
    expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument()
  })

  it('is not drawn again for a new handler, and still calls the new one', async () => {
    const read = jest.fn(() => 'Linen')
    const items = [
      {
        id: 'linen',
        get label() {
          return read()
        },
      },
    ]
    const { rerender } = render(<Chips label="Tags" items={items} onRemove={() => undefined} />)
    const drawn = read.mock.calls.length
    const onRemove = jest.fn()
    rerender(<Chips label="Tags" items={items} onRemove={onRemove} />)
    expect(read).toHaveBeenCalledTimes(drawn)

    await userEvent.click(screen.getByRole('button'))
    expect(onRemove).toHaveBeenCalledWith(new Set(['linen']))
  })
})
