import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Controller, type RefCallBack, useForm } from 'react-hook-form'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { ComboField, type LoadOptions } from '../combo-field/combo-field.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { DateRangeField } from '../date-range-field/date-range-field.tsx'
import { t } from '../testing/english.ts'
import { MoneyField } from '../money-field/money-field.tsx'
import { MultiSelect } from '../multi-select/multi-select.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { RadioCards } from '../radio-cards/radio-cards.tsx'
import { Select } from '../select/select.tsx'
import { Switch } from '../switch/switch.tsx'
import { TagField } from '../tag-field/tag-field.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { UiProvider } from '../ui-provider/ui-provider.tsx'

/** The props that a form controller passes to a control. */
interface Bound {
  ref: RefCallBack
  name: string
  onBlur: () => void
  onChange: (value: unknown) => void
  label: string
  errors: string[]
}

const none = { options: [], placeholder: 'Choose' }

const controls: Record<string, (bound: Bound) => ReactElement> = {
  TextField: (bound) => <TextField {...bound} />,
  TextArea: (bound) => <TextArea {...bound} />,
  NumberField: (bound) => <NumberField {...bound} value={null} />,
  MoneyField: (bound) => <MoneyField {...bound} value={null} currency="eur" />,
  DateField: (bound) => <DateField {...bound} value={null} />,
  DateRangeField: (bound) => <DateRangeField {...bound} value={null} />,
  Select: (bound) => <Select {...bound} {...none} value={null} />,
  MultiSelect: (bound) => <MultiSelect {...bound} {...none} value={[]} />,
  ComboField: (bound) => (
    <ComboField
      {...bound}
      placeholder="Choose"
      value={null}

      load={jest.fn<LoadOptions>()}
    />
  ),
  TagField: (bound) => <TagField {...bound} value={[]} />,
  Checkbox: (bound) => <Checkbox {...bound} isSelected={false} />,
  Switch: (bound) => <Switch {...bound} isSelected={false} />,
  RadioCards: (bound) => <RadioCards {...bound} value={null} cards={[{ id: 'a', title: 'A' }]} />,
}

function Page({ control: draw }: { control: (bound: Bound) => ReactElement }) {
  const { control, handleSubmit, setError } = useForm({ defaultValues: { thing: null as unknown } })
  const save = handleSubmit(() => setError('thing', { message: 'Refused' }, { shouldFocus: true }))
  return (
    <UiProvider locale="en" t={t} navigate={jest.fn()}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <fieldset aria-label="Control">
          <Controller
            name="thing"
            control={control}
            render={({ field: { ref, name, onBlur, onChange }, fieldState: { error } }) =>
              draw({
                ref,
                name,
                onBlur,
                onChange,
                label: 'Thing',
                errors: error?.message ? [error.message] : [],
              })
            }
          />
        </fieldset>
        <button type="submit">Save</button>
      </form>
    </UiProvider>
  )
}

it.each(Object.keys(controls))('%s shows a server error and takes the focus', async (name) => {
  render(<Page control={controls[name] as (bound: Bound) => ReactElement} />)
  const save = screen.getByRole('button', { name: 'Save' })

  await userEvent.click(save)

  expect(await screen.findByText('Refused')).toBeVisible()
  await waitFor(() => expect(save).not.toHaveFocus())
  expect(screen.getByRole('group', { name: 'Control' })).toContainElement(
    document.activeElement as HTMLElement,
  )
})
