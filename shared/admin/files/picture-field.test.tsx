/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../tests/setup/open-page.tsx'
import { Field, FormDialog, useRecordForm } from '../form/index.ts'
import { PictureField } from './picture-field.tsx'

const save = jest.fn(async (_values: object, _changes: object) => {})
const close = jest.fn()

function Page() {
  const form = useRecordForm<{ thumbnail: string | null }>({
    id: 'card',
    values: { thumbnail: '/old.png' },
    save,
  })
  return (
    <FormDialog title="Card" form={form} onClose={close}>
      <Field form={form} name="thumbnail" as={PictureField} label="Picture" />
    </FormDialog>
  )
}

/** The answer to an upload that is under way until `finish`. */
function answerUpload() {
  const { promise, resolve } = Promise.withResolvers<void>()
  nock(STORE)
    .post('/admin/uploads')
    .reply(200, async () => {
      await promise
      return { uploads: [{ key: 'new', url: '/new.png' }] }
    })
  return { finish: resolve }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const picture = () => screen.findByRole('img', { name: 'Picture' })
const WAIT = 'Wait until the pictures are uploaded.'

async function choosePicture() {
  await press('Choose another picture')
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, new File(['x'], 'new.png', { type: 'image/png' }))
}

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:new', revokeObjectURL: () => undefined })
})
afterEach(() => {
  jest.clearAllMocks()
})

it('keeps its form open and unsaved until the picture is uploaded', async () => {
  const { finish } = answerUpload()
  openPage(Page)
  await choosePicture()
  await press('Save')
  expect(await screen.findByText(WAIT)).toBeInTheDocument()
  expect(save).not.toHaveBeenCalled()
  expect(close).not.toHaveBeenCalled()

  finish()
  expect(await picture()).toHaveAttribute('src', '/new.png')
  expect(screen.queryByText(WAIT)).not.toBeInTheDocument()
  await press('Save')
  await waitFor(() => expect(save.mock.lastCall?.[1]).toEqual({ thumbnail: '/new.png' }))
})

it('has an uploaded picture in the draft of its form, and discards it with the draft', async () => {
  answerUpload().finish()
  const { unmount } = openPage(Page)
  await choosePicture()
  expect(await picture()).toHaveAttribute('src', '/new.png')
  unmount()

  openPage(Page)
  expect(await picture()).toHaveAttribute('src', '/new.png')
  await press('Discard changes')
  expect(await picture()).toHaveAttribute('src', '/old.png')
})

it('stops an upload that is removed from the list', async () => {
  const { finish } = answerUpload()
  openPage(Page)
  await choosePicture()
  await press('Save')
  await screen.findByText(WAIT)
  await press('Remove new.png')
  finish()
  await waitFor(() => expect(screen.queryByText(WAIT)).not.toBeInTheDocument())
  await press('Save')
  await waitFor(() => expect(save.mock.lastCall?.[1]).toEqual({ thumbnail: null }))
})
