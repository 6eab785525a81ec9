import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { t } from '../testing/english.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'

function setUp(props: Partial<DateFieldProps> = {}, locale = 'en-US') {
  const onChange = jest.fn()
  function Held() {
    const [value, setValue] = useState(props.value ?? null)
    const change = (next: string | null) => {
      setValue(next)
      onChange(next)
    }
    return <DateField label="Expires" {...props} value={value} onChange={change} />
  }
  render(
    <UiProvider locale={locale} t={t} navigate={jest.fn()}>
      <Held />
    </UiProvider>,
  )
  return onChange
}

const spoken = (name: RegExp) => screen.getByRole('spinbutton', { name }).textContent

describe('DateField', () => {
  it('emits a day once it is typed completely, in the order of the language', async () => {
    const onChange = setUp({}, 'de-DE')

    await userEvent.tab()
    await userEvent.keyboard('04032026')

    expect(onChange).toHaveBeenLastCalledWith('2026-03-04')
  })

  it('chooses a day in the calendar by keyboard and returns the focus', async () => {
    const onChange = setUp({ value: '2026-03-04' })

    await userEvent.click(screen.getByRole('button', { name: /^Calendar/u }))
    await userEvent.keyboard('{ArrowRight}{Enter}')

    expect(onChange.mock.calls).toEqual([['2026-03-05']])
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  })

  it('has a clear button only when there is a date', async () => {
    const onChange = setUp({ value: '2026-03-04' })

    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))

    expect(onChange.mock.calls).toEqual([[null]])
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  })

  it('jumps to another month and year and chooses a day there', async () => {
    const onChange = setUp({ value: '2026-03-04' })
    await userEvent.click(screen.getByRole('button', { name: /^Calendar/u }))

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'year' }), '2019')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'month' }), 'November')
    expect(screen.getByRole('combobox', { name: 'year' })).toHaveDisplayValue('2019')
    expect(onChange).not.toHaveBeenCalled()

    await userEvent.click(screen.getByRole('button', { name: /November 21, 2019/u }))
    expect(onChange.mock.calls).toEqual([['2019-11-21']])
  })

  it('offers no year outside its limits', async () => {
    setUp({ value: '2026-03-04', min: '2025-01-01', max: '2027-12-31' })
    await userEvent.click(screen.getByRole('button', { name: /^Calendar/u }))

    const years = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'year' }).options]
    expect(years.map(({ text }) => text)).toEqual(['2025', '2026', '2027'])
  })

  it('applies a preset', async () => {
    const onChange = setUp({ presets: [{ label: 'End of the year', value: '2026-12-31' }] })

    await userEvent.click(screen.getByRole('button', { name: /^Calendar/u }))
    await userEvent.click(screen.getByRole('button', { name: 'End of the year' }))

    expect(onChange.mock.calls).toEqual([['2026-12-31']])
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  })

  it('shows an error for a date outside its limits', () => {
    setUp({ value: '2026-03-04', min: '2026-03-05' })

    expect(screen.getByText('No earlier than Mar 5, 2026.')).toBeVisible()
  })

  it('stores a moment as UTC and shows it in the browser’s time zone', async () => {
    const moment = new Date(2026, 2, 4, 9, 30)
    const onChange = setUp({ value: moment.toISOString(), hasTime: true })
    expect(spoken(/^hour/u)).toBe('9')
    expect(spoken(/^minute/u)).toBe('30')

    await userEvent.click(screen.getByRole('spinbutton', { name: /^hour/u }))
    await userEvent.keyboard('{ArrowUp}')

    expect(onChange.mock.calls).toEqual([[new Date(2026, 2, 4, 10, 30).toISOString()]])
  })

  it('emits a Gregorian day from another calendar', async () => {
    const onChange = setUp({ value: '2026-03-04' }, 'th-TH-u-ca-buddhist')
    expect(spoken(/ปี/u)).toBe('2569')

    await userEvent.click(screen.getByRole('spinbutton', { name: /ปี/u }))
    await userEvent.keyboard('{ArrowUp}')

    expect(onChange.mock.calls).toEqual([['2027-03-04']])
  })

  it('has a label, required state and error description, and exposes its first segment', () => {
    const ref = createRef<HTMLElement>()
    setUp({ isRequired: true, errors: ['Too early'], ref })

    expect(screen.getByRole('group', { name: 'Expires' })).toHaveAccessibleDescription(/Too early/u)
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
    expect(ref.current).toBe(screen.getAllByRole('spinbutton')[0])
  })
})
