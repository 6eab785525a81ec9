import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'

import { nock } from '../../../tests/setup/network.ts'
import { BACKEND, TestShop } from '../testing/test-shop.tsx'
import { emptyForm, type ReturnForm } from './return-form.ts'
import { ReturnLines } from './return-lines.tsx'
import type { ReturnableLine } from './returnable.ts'

const lines = ['Harbour Mug', 'Wool Cushion'].map((title, index) => ({
  line: { id: `item_${index}`, title, thumbnail: null, variant: null },
  most: 2,
})) as unknown as ReturnableLine[]

function Form() {
  const { control } = useForm<ReturnForm>({ defaultValues: emptyForm(lines) })
  return <ReturnLines control={control} lines={lines} />
}

test('the fields of each line are a group that is named after it', async () => {
  const reasons = [{ id: 'rr_1', value: 'small', label: 'Too small', return_reason_children: [] }]
  nock(BACKEND).get('/store/return-reasons').query(true).reply(200, { return_reasons: reasons })
  render(<Form />, { wrapper: TestShop })
  const group = within(screen.getByRole('group', { name: 'Wool Cushion' }))
  await userEvent.selectOptions(group.getByRole('combobox', { name: 'How many come back?' }), '1')
  expect(await group.findByRole('combobox', { name: 'Reason (optional)' })).toBeVisible()
  const other = within(screen.getByRole('group', { name: 'Harbour Mug' }))
  expect(other.queryByRole('combobox', { name: 'Reason (optional)' })).not.toBeInTheDocument()
})
