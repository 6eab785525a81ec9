import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormDraft } from './use-form-draft.ts'

interface Fields {
  title: string
  note: string
}

interface FormProps {
  title?: string
  id?: string
  onLeave?: () => void
}

function Form({ title = 'Bowl', id = 'product', onLeave }: FormProps) {
  const form = useForm<Fields>({ defaultValues: { title, note: '' } })
  const { isRestored, forget } = useFormDraft(form, id)
  const saveAndLeave = () => {
    form.reset(form.getValues())
    forget()
    onLeave?.()
  }
  return (
    <form>
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Note" {...form.register('note')} />
      <output>{isRestored ? 'restored' : 'fresh'}</output>
      <button type="button" onClick={() => form.reset()}>
        Discard
      </button>
      <button type="button" onClick={() => form.reset(form.getValues())}>
        Save
      </button>
      <button type="button" onClick={saveAndLeave}>
        Save and leave
      </button>
    </form>
  )
}

/** A page that goes as soon as its form was saved. */
function Page() {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <Form onLeave={() => setOpen(false)} /> : null
}

const title = () => screen.getByLabelText('Title')
const type = (text: string) => userEvent.type(title(), text)
const kept = () => Object.values({ ...sessionStorage })

const leave = () => window.dispatchEvent(new Event('pagehide'))

/** The page as it is after it was loaded again. */
function reload(next = <Form />) {
  leave()
  document.body.innerHTML = ''
  return render(next)
}

afterEach(() => sessionStorage.clear())

test('what was typed is there again after a reload, and only that', async () => {
  render(<Form />)
  await type(' of oak')
  leave()
  expect(kept()).toEqual(['{"title":"Bowl of oak"}'])
  reload(<Form title="Bowl, saved by a colleague" />)
  await waitFor(() => expect(title()).toHaveValue('Bowl of oak'))
  expect(screen.getByRole('status')).toHaveTextContent('restored')
  expect(kept()).toEqual(['{"title":"Bowl of oak"}'])
})

test('a form that is gone as soon as it was saved leaves nothing behind', async () => {
  render(<Page />)
  await type(' of oak')
  await userEvent.click(screen.getByRole('button', { name: 'Save and leave' }))
  expect(screen.queryByLabelText('Title')).not.toBeInTheDocument()
  expect(sessionStorage).toHaveLength(0)
})

test.each(['Discard', 'Save'])('%s forgets it', async (button) => {
  render(<Form />)
  await type('s')
  reload()
  await waitFor(() => expect(title()).toHaveValue('Bowls'))
  await userEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('fresh'))
  expect(sessionStorage).toHaveLength(0)
})

test('typing it back forgets it as well', async () => {
  render(<Form />)
  await type('s{Backspace}')
  expect(sessionStorage).toHaveLength(0)
})

test('another form of the page, and the same form of another page, have drafts of their own', async () => {
  render(<Form />)
  await type('s')
  const { unmount } = reload(<Form id="other" />)
  expect(title()).toHaveValue('Bowl')
  unmount()
  history.replaceState(null, '', '/elsewhere')
  reload()
  expect(title()).toHaveValue('Bowl')
  history.replaceState(null, '', '/')
})

test('a draft that cannot be read counts as none', () => {
  sessionStorage.setItem('stoa.draft./.product', '[broken')
  render(<Form />)
  expect(title()).toHaveValue('Bowl')
  expect(screen.getByRole('status')).toHaveTextContent('fresh')
})

test('a form that is taken away keeps what was typed last', async () => {
  const { unmount } = render(<Form />)
  await type(' of oak')
  unmount()
  expect(kept()).toEqual(['{"title":"Bowl of oak"}'])
})

test('what was typed last does not come back once the draft was forgotten elsewhere', async () => {
  const { unmount } = render(<Form />)
  await type(' of oak')
  sessionStorage.clear()
  unmount()
  expect(sessionStorage).toHaveLength(0)
})

test('a draft is kept while typing goes on, without leaving the page', async () => {
  render(<Form />)
  await type(' of oak')
  await waitFor(() => expect(kept()).toEqual(['{"title":"Bowl of oak"}']))
})

test('typing draws nothing again', async () => {
  let draws = 0
  render(
    <Profiler id="form" onRender={() => (draws += 1)}>
      <Form />
    </Profiler>,
  )
  await type('s')
  const drawn = draws
  await type(' of oak')
  expect(draws).toBe(drawn)
})
