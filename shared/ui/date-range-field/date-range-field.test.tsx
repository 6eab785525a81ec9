import { jest } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { t } from '../testing/english.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { type DateRange, DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx'

function setUp(props: Partial<DateRangeFieldProps> = {}) {
  const onChange = jest.fn()
  function Held() {
    const [value, setValue] = useState(props.value ?? null)
    const change = (next: DateRange | null) => {
      setValue(next)
      onChange(next)
    }
    return <DateRangeField label="Placed" {...props} value={value} onChange={change} />
  }
  render(
    <UiProvider locale="en-US" t={t} navigate={jest.fn()}>
      <Held />
    </UiProvider>,
  )
  return onChange
}

describe('DateRangeField', () => {
  it('emits a range once both ends are typed', async () => {
    const onChange = setUp()

    await userEvent.tab()
    await userEvent.keyboard('0304202603072026')

    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-04', end: '2026-03-07' })
  })

  it('chooses both ends in the calendar by keyboard', async () => {
    const onChange = setUp({ value: { start: '2026-03-04', end: '2026-03-04' } })

    await userEvent.click(screen.getByRole('button', { name: /^Calendar/u }))
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}')

    expect(onChange.mock.calls).toEqual([[{ start: '2026-03-04', end: '2026-03-06' }]])
  })

  it('applies a preset and can be cleared', async () => {
    const week = { start: '2026-03-01', end: '2026-03-07' }
    const onChange = setUp({ presets: [{ label: 'Last 7 days', value: week }] })

    await userEvent.click(screen.getByRole('button', { name: /^Calendar/u }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Last 7 days' }))
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))

    expect(onChange.mock.calls).toEqual([[week], [null]])
  })

  it('shows an error when the end is before the start', () => {
    setUp({ value: { start: '2026-03-07', end: '2026-03-04' } })

    expect(screen.getByText('The end lies before the start.')).toBeVisible()
  })
})
