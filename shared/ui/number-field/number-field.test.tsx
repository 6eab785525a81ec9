import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { t } from '../testing/english.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

function setUp(props: Partial<NumberFieldProps> = {}, locale = 'en-US') {
  const onChange = jest.fn()
  function Held() {
    const [value, setValue] = useState(props.value ?? null)
    const change = (next: number | null) => {
      setValue(next)
      onChange(next)
    }
    return <NumberField label="Quantity" {...props} value={value} onChange={change} />
  }
  render(
    <UiProvider locale={locale} t={t} navigate={jest.fn()}>
      <Held />
    </UiProvider>,
  )
  return { onChange, input: screen.getByRole('textbox', { name: 'Quantity' }) }
}

describe('NumberField', () => {
  it('steps by its buttons and stops at the limits', async () => {
    const { onChange, input } = setUp({ value: 1, min: 0, max: 2 })

    await userEvent.click(screen.getByRole('button', { name: 'Increase Quantity' }))
    expect(onChange.mock.calls).toEqual([[2]])
    expect(screen.getByRole('button', { name: 'Increase Quantity' })).toBeDisabled()

    await userEvent.click(input)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(onChange.mock.calls).toEqual([[2], [1], [0]])
    expect(input).toHaveValue('0')
  })

  it('emits null when it is cleared and rejects letters and unsupported decimals', async () => {
    const { onChange, input } = setUp({ value: 7 })

    await userEvent.clear(input)
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith(null)

    await userEvent.type(input, '1x2.5')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith(125)
  })

  it('accepts the digits and the separators of the language', async () => {
    const { onChange, input } = setUp({ decimals: 2 }, 'de-DE')

    await userEvent.type(input, '1.234,5')
    await userEvent.tab()

    expect(onChange).toHaveBeenLastCalledWith(1234.5)
    expect(input).toHaveValue('1.234,5')
  })

  it('shows arabic digits where they are used and is described by its unit and its error', () => {
    const ref = createRef<HTMLInputElement>()
    const { input } = setUp({ value: 42, unit: 'kg', errors: ['Too heavy'], ref }, 'ar-EG')

    expect(input).toHaveValue('٤٢')
    expect(input).toHaveAccessibleDescription('Too heavy kg')
    expect(ref.current).toBe(input)
  })
})
