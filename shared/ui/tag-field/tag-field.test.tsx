import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { render } from '../testing/render.tsx'
import { TagField } from './tag-field.tsx'

function setUp(initial: readonly string[] = []) {
  const onChange = jest.fn()
  function Held() {
    const [value, setValue] = useState(initial)
    const change = (next: readonly string[]) => {
      setValue(next)
      onChange(next)
    }
    return <TagField label="Tags" value={value} onChange={change} />
  }
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Held />
    </form>,
  )
  return { onChange, onSubmit, input: screen.getByRole('textbox', { name: 'Tags' }) }
}

describe('TagField', () => {
  it('ends a tag by Enter without sending the form, by a comma and by leaving', async () => {
    const { onChange, onSubmit, input } = setUp()

    await userEvent.type(input, ' summer {Enter}new in,linen')
    await userEvent.tab({ shift: true })

    expect(onChange).toHaveBeenLastCalledWith(['summer', 'new in', 'linen'])
    expect(input).toHaveValue('')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('creates many tags from a pasted list and reports duplicates', async () => {
    const { onChange, input } = setUp(['summer'])

    await userEvent.click(input)
    await userEvent.paste('linen\nSummer\ncotton')

    expect(onChange.mock.calls).toEqual([[['summer', 'linen', 'cotton']]])
    expect(input).toHaveAccessibleDescription('Already there: Summer')
    expect(input).toBeInvalid()

    await userEvent.type(input, 'x')
    expect(input).toBeValid()
  })

  it('removes the last tag by Backspace in an empty field, any by its chip', async () => {
    const { onChange, input } = setUp(['a', 'b', 'c'])

    await userEvent.type(input, 'x{Backspace}{Backspace}')
    expect(onChange.mock.calls).toEqual([[['a', 'b']]])

    await userEvent.click(screen.getByRole('button', { name: /Remove a/u }))
    expect(onChange).toHaveBeenLastCalledWith(['b'])
  })
})
