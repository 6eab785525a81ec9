import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextField } from '@stoa/ui/text-field'
import { ApiError, type ApiFailure } from '@stoa/api/http'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { openPage } from '../../../tests/setup/open-page.tsx'
import { Field } from './field.tsx'
import { FormNotices } from './form-notices.tsx'
import { REQUIRED_TEXT } from './text-rules.ts'
import { useRecordForm } from './use-record-form.ts'

interface Bowl {
  title: string
  handle: string
}

const saved: { bowl: Bowl } = { bowl: { title: 'Bowl', handle: 'bowl' } }
const save = jest.fn<(values: Bowl, changes: Partial<Bowl>) => Promise<boolean | void>>()

const more = { doesMore: false }

function Form({ bowl }: { bowl: Bowl }) {
  const form = useRecordForm<Bowl>({
    id: 'bowl',
    values: { ...bowl },
    serverFields: { slug: 'handle' },
    ...more,
    save,
  })
  const cache = useQueryClient()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <FormNotices form={form} />
      <Field form={form} name="title" as={TextField} label="Title" rules={REQUIRED_TEXT} />
      <Field form={form} name="handle" as={TextField} label="Handle" />
      <button type="submit">Save</button>
      <button type="button" onClick={() => void cache.refetchQueries()}>
        Read again
      </button>
      <p>{form.isDirty ? 'dirty' : 'clean'}</p>
    </form>
  )
}

function Page() {
  const { data } = useQuery({ queryKey: ['bowl'], queryFn: () => Promise.resolve({ ...saved.bowl }) })
  return data ? <Form bowl={data} /> : null
}

const failed = (failure: ApiFailure) => new ApiError(failure, { method: 'POST', path: '/admin/products/1' })
const open = async () => {
  const page = openPage(Page)
  await screen.findByRole('textbox', { name: /Title/ })
  return page
}
const title = () => screen.getByRole('textbox', { name: /Title/ })
const handle = () => screen.getByRole('textbox', { name: 'Handle' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  saved.bowl = { title: 'Bowl', handle: 'bowl' }
  save.mockReset()
  more.doesMore = false
})

it('sends the changed fields, and is clean after saving', async () => {
  await open()
  await userEvent.type(title(), 's')
  save.mockImplementation((values) => {
    saved.bowl = values
    return Promise.resolve()
  })
  await press('Save')
  expect(await screen.findByText('clean')).toBeInTheDocument()
  expect(save).toHaveBeenCalledWith({ title: 'Bowls', handle: 'bowl' }, { title: 'Bowls' })
  expect(title()).toHaveValue('Bowls')
  expect(sessionStorage).toHaveLength(0)
})

it('stays dirty while saving leaves something to do', async () => {
  await open()
  await userEvent.type(title(), 's')
  save.mockResolvedValue(false)
  await press('Save')
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(screen.getByText('dirty')).toBeInTheDocument()
})

it('shows its draft after a reload, until it is discarded', async () => {
  const { unmount } = await open()
  await userEvent.type(title(), 's')
  unmount()
  await open()
  await waitFor(() => expect(title()).toHaveValue('Bowls'))
  expect(screen.getByText('Your unsaved changes have been restored.')).toBeInTheDocument()
  await press('Discard changes')
  expect(title()).toHaveValue('Bowl')
  expect(sessionStorage).toHaveLength(0)
})

const refuse = async (
  message: string,
  fields?: Record<string, string[]>,
  alsoHandle = true,
  type = 'invalid_data',
) => {
  const page = await open()
  await userEvent.type(title(), 's')
  if (alsoHandle) await userEvent.type(handle(), 's')
  save.mockRejectedValueOnce(failed({ kind: 'http', status: 422, type, message, ...(fields && { fields }) }))
  await press('Save')
  return page
}

describe('a refusal', () => {
  it('is shown at the field that the server names, also by another name', async () => {
    await refuse('slug must be short', { slug: ['slug must be short'] })
    await waitFor(() => expect(handle()).toHaveAccessibleDescription('slug must be short'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('as a duplicate is shown at the field in our words', async () => {
    const message = 'Glass_bowl with slug bowls already exists.'
    await refuse(message, { slug: [message] }, true, 'duplicate_error')
    await waitFor(() =>
      expect(handle()).toHaveAccessibleDescription('This already exists. Enter another one.'),
    )
  })

  it('is shown at the only field that was sent when it names none', async () => {
    await refuse('There is one already', undefined, false)
    await waitFor(() => expect(title()).toHaveAccessibleDescription('There is one already'))
  })

  it.each([
    ['names no field', undefined],
    ['names a field that is not on screen', { weight: ['It is too heavy'] }],
  ])('is shown above the form when it %s', async (_case, fields) => {
    await refuse('It is too heavy', fields)
    expect(await screen.findByRole('alert')).toHaveTextContent('This was not savedIt is too heavy')
    expect(title()).toHaveValue('Bowls')
  })

  it('is left to the sign-in when the session is lost', async () => {
    await open()
    await userEvent.type(title(), 's')
    save.mockRejectedValueOnce(failed({ kind: 'http', status: 401 }))
    await press('Save')
    await waitFor(() => expect(save).toHaveBeenCalled())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(title()).toHaveValue('Bowls')
  })
})

const change = async (bowl: Bowl) => {
  await open()
  await userEvent.type(title(), 's')
  saved.bowl = bowl
  await press('Read again')
}

describe('a record that changes during typing', () => {
  it('fills untouched fields and keeps what was typed', async () => {
    await change({ title: 'Bowl', handle: 'oak-bowl' })
    await waitFor(() => expect(handle()).toHaveValue('oak-bowl'))
    expect(title()).toHaveValue('Bowls')
    expect(screen.queryByText('This was changed meanwhile')).not.toBeInTheDocument()
  })

  it('shows the saved value of a field that was typed into, and is sent on top of it', async () => {
    await change({ title: 'Oak bowl', handle: 'bowl' })
    expect(await screen.findByText('This was changed meanwhile')).toBeInTheDocument()
    expect(screen.getByRole('listitem')).toHaveTextContent('Title: Oak bowl')
    save.mockResolvedValue(undefined)
    await press('Save')
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), { title: 'Bowls' }))
  })

  it('is taken over when the own changes are discarded', async () => {
    await change({ title: 'Oak bowl', handle: 'bowl' })
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    expect(title()).toHaveValue('Oak bowl')
    expect(screen.getByText('clean')).toBeInTheDocument()
  })
})

const lose = async (failure: ApiFailure) => {
  await open()
  await userEvent.type(title(), 's')
  save.mockRejectedValueOnce(failed(failure))
  await press('Save')
}

describe('a write without an answer', () => {
  it.each<ApiFailure>([
    { kind: 'network' },
    { kind: 'timeout', milliseconds: 10 },
    { kind: 'unreadable', status: 200 },
    { kind: 'http', status: 502 },
    { kind: 'http', status: 504 },
  ])('is called unknown after $kind $status, and keeps what was typed', async (failure) => {
    await lose(failure)
    expect(await screen.findByText('It is not known whether this was saved')).toBeInTheDocument()
    expect(screen.queryByText('This was not saved')).not.toBeInTheDocument()
    expect(title()).toHaveValue('Bowls')
  })

  it('turns out to be saved when the record has the changes', async () => {
    await lose({ kind: 'network' })
    saved.bowl = { title: 'Bowls', handle: 'bowl' }
    await userEvent.click(await screen.findByRole('button', { name: 'Check' }))
    expect(await screen.findByText('This was saved after all.')).toBeInTheDocument()
    expect(screen.getByText('clean')).toBeInTheDocument()
  })

  it('is not called saved by the values alone when saving does more than write them', async () => {
    more.doesMore = true
    await open()
    await userEvent.type(title(), 's')
    save.mockImplementationOnce((values) => {
      saved.bowl = values
      return Promise.reject(Object.assign(failed({ kind: 'network' }), { isAbsent: true }))
    })
    await press('Save')
    await press('Read again')
    expect(await screen.findByText('clean')).toBeInTheDocument()
    expect(screen.getByText('This is not saved so far. Save again.')).toBeInTheDocument()
  })

  it('turns out to be unsaved when the record lacks the changes, and can be tried again', async () => {
    await lose({ kind: 'network' })
    await userEvent.click(await screen.findByRole('button', { name: 'Check' }))
    expect(await screen.findByText('This is not saved so far. Save again.')).toBeInTheDocument()
    save.mockResolvedValue(undefined)
    await press('Save')
    expect(await screen.findByText('clean')).toBeInTheDocument()
    expect(screen.queryByText('This is not saved so far. Save again.')).not.toBeInTheDocument()
  })

  it('that the store is known to lack is not saved so far, without a check', async () => {
    await open()
    await userEvent.type(title(), 's')
    save.mockRejectedValueOnce(Object.assign(failed({ kind: 'network' }), { isAbsent: true }))
    await press('Save')
    expect(await screen.findByText('This is not saved so far. Save again.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Check' })).not.toBeInTheDocument()
    expect(title()).toHaveValue('Bowls')
  })

  it('that certainly never left the browser is not saved', async () => {
    await lose({ kind: 'network', isUnsent: true })
    expect(await screen.findByRole('alert')).toHaveTextContent('This was not saved')
  })
})
