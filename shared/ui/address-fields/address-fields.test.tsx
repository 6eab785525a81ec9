import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import type { AddressValues } from '@stoa/i18n/address-fields'
import { t } from '../testing/english.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { AddressFields } from './address-fields.tsx'

const countries = [
  { id: 'de', label: 'Germany' },
  { id: 'dk', label: 'Denmark' },
]

interface Form {
  shipping: AddressValues
}

function setUp(shipping: AddressValues, refuse?: Record<string, string>) {
  const onSave = jest.fn()
  function Page() {
    const { control, handleSubmit, setError } = useForm<Form>({ defaultValues: { shipping } })
    const save = handleSubmit((form) => {
      onSave(form)
      if (refuse)
        setError('shipping.city', { types: refuse, message: Object.values(refuse)[0] }, { shouldFocus: true })
    })
    return (
      <form noValidate onSubmit={(event) => void save(event)}>
        <AddressFields
          control={control}
          name="shipping"
          legend="Shipping address"
          countries={countries}
          required={{ fields: ['last_name', 'country_code'], error: 'Please fill in' }}
        />
        <button type="submit">Save</button>
      </form>
    )
  }
  render(
    <UiProvider locale="en" t={t} navigate={jest.fn()}>
      <Page />
    </UiProvider>,
  )
  return onSave
}

const saveIt = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('AddressFields', () => {
  it('binds each field under its prefix, with the country by its name', async () => {
    const onSave = setUp({ last_name: 'Okafor', city: null, country_code: 'de' })
    expect(screen.getByRole('group', { name: 'Shipping address' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Country/u })).toHaveTextContent('Germany')

    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Bonn')
    await userEvent.click(screen.getByRole('button', { name: /Country/u }))
    await screen.findByRole('option', { name: 'Germany' })
    await userEvent.keyboard('den')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await saveIt()

    expect(onSave.mock.calls).toEqual([
      [expect.objectContaining({ shipping: { last_name: 'Okafor', city: 'Bonn', country_code: 'dk' } })],
    ])
  })

  it('does not save without required fields, and focuses the first missing one', async () => {
    const onSave = setUp({ last_name: ' ' })

    await saveIt()

    const name = screen.getByRole('textbox', { name: 'Last name' })
    expect(name).toBeRequired()
    expect(name).toHaveFocus()
    expect(name).toHaveAccessibleDescription('Please fill in')
    expect(screen.getByRole('button', { name: /Country/u })).toHaveAccessibleDescription('Please fill in')
    expect(screen.getByRole('textbox', { name: 'Company' })).not.toBeRequired()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('shows a server error at its field and focuses it', async () => {
    setUp(
      { last_name: 'Okafor', country_code: 'de' },
      { unknown: 'No such city', region: 'Not in the region' },
    )

    await saveIt()

    const city = screen.getByRole('textbox', { name: 'City' })
    await waitFor(() => expect(city).toHaveFocus())
    expect(city).toHaveAccessibleDescription('No such city')
    expect(await screen.findByRole('button', { name: '+1 error' })).toBeVisible()
  })
})
