import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import type { Metadata, Product } from '../points/entities.ts'
import type { FormContribution } from '../ports/contributed.ts'
import { renderContribution } from '../testing/index.ts'
import { useContributedFields, type ContributedFields } from './use-contributed-fields.ts'

const textField = (key: string): FormContribution<'product'> => ({
  id: `tested/${key}`,
  key,
  label: key,
  Field: ({ value, onChange, isDisabled, entity }) => (
    <input
      aria-label={`${key} of ${entity?.id}`}
      value={String(value ?? '')}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.value === '' && key === 'care' ? undefined : target.value)}
    />
  ),
})

/** Without metadata, which may be null, there is no product yet. */
function setUp(metadata: Metadata | null | undefined, isDisabled = false) {
  const fields = [textField('care'), textField('origin.city')]
  let form = {} as ContributedFields
  function Form({ stored }: { stored: Metadata | null | undefined }) {
    const product = stored === undefined ? undefined : ({ id: 'prod_1', metadata: stored } as Product)
    form = useContributedFields('product', product, isDisabled)
    return form.elements
  }
  const { rerender } = renderContribution(
    Form,
    { stored: metadata },
    { contributions: { toForm: () => fields as never } },
  )
  return { form: () => form, store: (stored: Metadata) => rerender(<Form stored={stored} />) }
}

afterEach(() => sessionStorage.clear())

const field = (key: string) => screen.getByRole('textbox', { name: `${key} of prod_1` })

async function type(key: string, text: string) {
  await userEvent.clear(field(key))
  if (text) await userEvent.type(field(key), text)
}

test('shows what is stored, and sends only what was changed', async () => {
  const { form } = setUp({ care: 'By hand', 'origin.city': 'Delft', other: 1 })
  expect(field('care')).toHaveValue('By hand')
  expect(form()).toMatchObject({ isDirty: false, changes: undefined })

  await type('origin.city', 'Gouda')
  expect(form()).toMatchObject({ isDirty: true, changes: { 'origin.city': 'Gouda' } })
})

test('what is typed back is no change', async () => {
  const { form } = setUp({ care: 'By hand' })
  await type('care', 'Cold')
  await type('care', 'By hand')
  expect(form()).toMatchObject({ isDirty: false, changes: undefined })
})

test('a value that is taken out goes as an empty text, which removes the key', async () => {
  const { form, store } = setUp({ care: 'By hand' })
  await type('care', '')
  expect(form().changes).toEqual({ care: '' })

  act(() => form().settle({ care: '' }))
  store({})
  expect(form().isDirty).toBe(false)
})

test('what is typed while it is being saved stays, as a change to what is saved now', async () => {
  const { form, store } = setUp(null)
  await type('care', 'Cold')
  const sent = form().changes
  await type('care', 'Cold, by hand')
  act(() => form().settle(sent))
  store({ care: 'Cold' })
  expect(form().changes).toEqual({ care: 'Cold, by hand' })
})

test('of something new only what was typed is sent, and no empty text', async () => {
  const { form } = setUp(undefined)
  const city = screen.getByRole('textbox', { name: 'origin.city of undefined' })
  await userEvent.type(screen.getByRole('textbox', { name: 'care of undefined' }), 'Cold')
  await userEvent.type(city, 'D')
  await userEvent.clear(city)
  expect(form().changes).toEqual({ care: 'Cold' })
})

test('changes can be discarded', async () => {
  const { form } = setUp({ care: 'By hand' })
  await type('care', 'Cold')
  act(() => form().discard())
  expect(field('care')).toHaveValue('By hand')
  expect(form().isDirty).toBe(false)
})

test('nothing can be typed while the form is being saved', () => {
  setUp(null, true)
  expect(field('care')).toBeDisabled()
})

test('what was typed survives a reload, until it is saved or discarded', async () => {
  setUp({ care: 'By hand' })
  await type('care', 'Cold')
  cleanup()
  const { form } = setUp({ care: 'By hand' })
  expect(field('care')).toHaveValue('Cold')
  expect(form()).toMatchObject({ isDirty: true, changes: { care: 'Cold' } })

  act(() => form().discard())
  cleanup()
  expect(setUp({ care: 'By hand' }).form().isDirty).toBe(false)
})

test('a value that was taken out stays out after a reload', async () => {
  setUp({ care: 'By hand' })
  await type('care', '')
  cleanup()
  const { form } = setUp({ care: 'By hand' })
  expect(field('care')).toHaveValue('')
  expect(form().changes).toEqual({ care: '' })
})

test('a form of something new keeps a draft of its own, and a broken draft is none', async () => {
  setUp({ care: 'By hand' })
  await type('care', 'Cold')
  cleanup()
  expect(setUp(undefined).form().isDirty).toBe(false)
  cleanup()
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '[broken')
  expect(setUp({ care: 'By hand' }).form().isDirty).toBe(false)
})

test('a value that is no JSON fails where it was given, and the form stays as it was', () => {
  const errors: unknown[] = []
  const cyclic: Record<string, unknown> = {}
  cyclic['self'] = cyclic
  const Field: FormContribution<'product'>['Field'] = ({ onChange }) => {
    const give = (value: unknown) => {
      try {
        onChange(value)
      } catch (error) {
        errors.push(error)
      }
    }
    return <button onClick={() => [cyclic, 1n, 'Cold'].forEach(give)}>Give</button>
  }
  let form = {} as ContributedFields
  const product = { id: 'prod_1', metadata: null } as unknown as Product
  const Form = () => {
    form = useContributedFields('product', product, false)
    return form.elements
  }
  const fields = [{ id: 'tested/care', key: 'care', label: 'care', Field }]
  renderContribution(Form, {}, { contributions: { toForm: () => fields as never } })
  act(() => screen.getByRole('button').click())
  expect(errors).toEqual([expect.any(TypeError), expect.any(TypeError)])
  expect(form.changes).toEqual({ care: 'Cold' })
})
