import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextField } from '@stoa/ui/text-field'
import type { ComponentProps } from 'react'

import { openPage } from '../../../tests/setup/open-page.tsx'
import { Field } from './field.tsx'
import { useRecordForm } from './use-record-form.ts'

const drawn = jest.fn()
function Handle(props: ComponentProps<typeof TextField>) {
  drawn()
  return <TextField {...props} />
}

const BOWL = { title: 'Bowl', handle: 'bowl' }

function Page() {
  const form = useRecordForm({ id: 'bowl', values: BOWL, save: () => Promise.resolve() })
  return (
    <>
      <Field form={form} name="title" as={TextField} label="Title" />
      <Field form={form} name="handle" as={Handle} label="Handle" />
      <p>{form.isDirty ? 'dirty' : 'clean'}</p>
    </>
  )
}

test('a field is not drawn again while another one is typed in', async () => {
  openPage(Page)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 's')
  expect(screen.getByText('dirty')).toBeInTheDocument()
  expect(drawn).toHaveBeenCalledTimes(1)
})
