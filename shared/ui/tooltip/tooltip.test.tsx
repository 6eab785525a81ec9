import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const renderTooltip = () =>
  render(
    <Tooltip text="Also by keyboard">
      <Button>Save</Button>
    </Tooltip>,
  )

describe('Tooltip', () => {
  afterEach(() => jest.useRealTimers())

  it('appears 100 ms after the pointer has come', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ delay: null })
    renderTooltip()
    await user.click(document.body)

    await user.hover(screen.getByRole('button', { name: 'Save' }))
    act(() => void jest.advanceTimersByTime(99))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    act(() => void jest.advanceTimersByTime(1))
    expect(screen.getByRole('tooltip')).toHaveTextContent('Also by keyboard')
  })

  it('describes its control on keyboard focus, until Escape', async () => {
    renderTooltip()

    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Also by keyboard')

    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })
})
