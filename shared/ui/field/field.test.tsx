import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { DateField } from '../date-field/date-field.tsx'
import { t } from '../testing/english.ts'
import { NumberField } from '../number-field/number-field.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { UiProvider } from '../ui-provider/ui-provider.tsx'

const Page = ({ children }: { children: ReactNode }) => (
  <UiProvider locale="en" t={t} navigate={jest.fn()}>
    {children}
  </UiProvider>
)

describe('label, description and errors of a control', () => {
  it('marks a required field by an asterisk after its label, and no other', () => {
    const { rerender } = render(<TextField label="Title" isRequired />)
    expect(screen.getByText('Title')).toHaveTextContent(/^Title \*$/u)

    rerender(<TextField label="Title" />)
    expect(screen.getByText('Title')).toHaveTextContent(/^Title$/u)
  })

  it.each([
    [['Taken', 'Too long'], '+1 error', 'Too long'],
    [['Taken', 'Too long', 'Not valid'], '+2 errors', 'Too longNot valid'],
  ])('shows the first of %p beneath and counts the rest in a tooltip', async (errors, count, rest) => {
    render(<TextField label="Handle" errors={errors} />, { wrapper: Page })
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Taken')

    const more = await screen.findByRole('button', { name: count })
    await userEvent.tab()
    await userEvent.tab()
    expect(more).toHaveFocus()

    expect(await screen.findByRole('tooltip')).toHaveTextContent(rest)
  })

  it('has no tooltip for one error', () => {
    render(<TextField label="Handle" errors={['Taken']} />)

    expect(screen.getByText('Taken')).toBeVisible()
    expect(screen.queryByText(/error/u)).not.toBeInTheDocument()
  })

  it('counts beside the buttons of a control, without being one of them', async () => {
    const errors = ['Too low', 'Not a dozen']
    render(
      <>
        <NumberField label="Quantity" value={1} onChange={jest.fn()} errors={errors} />
        <Select
          label="Season"
          placeholder="Choose"
          options={[]}
          value={null}
          onChange={jest.fn()}
          errors={errors}
        />
        <DateField label="Expires" value={null} onChange={jest.fn()} errors={errors} />
      </>,
      { wrapper: Page },
    )

    for (const more of await screen.findAllByRole('button', { name: '+1 error' })) {
      await userEvent.click(more)
    }

    expect(screen.getAllByText('+1 error')).toHaveLength(3)
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
