import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { t } from '../testing/english.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { MoneyField, type MoneyFieldProps } from './money-field.tsx'

function setUp(props: Partial<MoneyFieldProps> = {}, locale = 'en-US') {
  const onChange = jest.fn()
  function Held() {
    const [value, setValue] = useState(props.value ?? null)
    const change = (next: number | null) => {
      setValue(next)
      onChange(next)
    }
    return <MoneyField label="Price" currency="eur" {...props} value={value} onChange={change} />
  }
  render(
    <UiProvider locale={locale} t={t} navigate={jest.fn()}>
      <Held />
    </UiProvider>,
  )
  return { onChange, input: screen.getByRole('textbox', { name: 'Price' }) }
}

describe('MoneyField', () => {
  it('emits minor units with each key and formats the decimals on blur', async () => {
    const { onChange, input } = setUp()

    await userEvent.type(input, '12.5')
    expect(onChange.mock.calls).toEqual([[100], [1200], [1250]])
    expect(input).toHaveValue('12.5')

    await userEvent.tab()
    expect(input).toHaveValue('12.50')
    expect(input).toHaveAccessibleDescription('€')
  })

  it('has no decimals in yen and refuses one with words', async () => {
    const { onChange, input } = setUp({ currency: 'JPY', value: 1250 })
    expect(input).toHaveValue('1250')

    await userEvent.type(input, '.5')
    expect(input).toHaveValue('1250.')
    expect(input).toHaveAccessibleDescription('This currency has no decimals. ¥')

    await userEvent.tab()
    expect(input).toHaveValue('1250')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('refuses the third decimal and keeps the first two', async () => {
    const { onChange, input } = setUp()

    await userEvent.type(input, '1.239')

    expect(input).toHaveValue('1.23')
    expect(input).toBeInvalid()
    expect(screen.getByText('This currency has at most 2 decimals.')).toBeVisible()
    expect(onChange).toHaveBeenLastCalledWith(123)
  })

  it('parses pasted text in the format of the language', async () => {
    const { onChange, input } = setUp({}, 'de-DE')

    await userEvent.click(input)
    await userEvent.paste('1.234,50 €')
    await userEvent.tab()

    expect(onChange.mock.calls).toEqual([[123_450]])
    expect(input).toHaveValue('1234,50')
  })

  it('restores the last amount after an invalid text, shows an error, and does not submit on Enter', async () => {
    const { onChange, input } = setUp({ value: 500 })

    await userEvent.type(input, 'x')
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false)

    expect(input).toHaveValue('5.00')
    expect(screen.getByText('This is not a valid amount.')).toBeVisible()
    expect(onChange).not.toHaveBeenCalled()
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true)
  })

  it('is empty for null and emits null when it is cleared', async () => {
    const { onChange, input } = setUp({ value: 500 })

    await userEvent.clear(input)

    expect(onChange.mock.calls).toEqual([[null]])
    expect(input).toHaveValue('')
  })
})
