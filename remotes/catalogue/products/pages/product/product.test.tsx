/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormFieldProps } from '@stoa/extension-sdk'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import ProductPage from './product.tsx'

const bowl = {
  id: 'prod_1',
  title: 'Bowl',
  subtitle: null,
  description: null,
  handle: 'bowl',
  status: 'draft',
  thumbnail: null,
  collection: null,
  type: null,
  images: [],
  tags: [],
  categories: [],
  sales_channels: [],
  variants: [],
  options: [],
  metadata: null,
  discountable: true,
  weight: 400,
  length: null,
  width: null,
  height: null,
  hs_code: null,
  mid_code: null,
  material: null,
  origin_country: null,
}

const store = () => nock(STORE)
const answerWith = (product: object, times = 1) =>
  store().get('/admin/products/prod_1').query(true).times(times).reply(200, { product })

const openProduct = (ports: FakePorts = {}) =>
  openPage(ProductPage, { path: '/products/:id', address: '/products/prod_1', ...ports })

async function openBowl(ports: FakePorts = {}, product: object = bowl) {
  answerWith(product)
  const page = openProduct(ports)
  const title = await screen.findByRole('textbox', { name: 'Title' })
  return { ...page, title, save: screen.getByRole('button', { name: 'Save' }) }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

async function rename(title: HTMLElement, text: string) {
  await userEvent.clear(title)
  await userEvent.type(title, text)
}

afterEach(() => {
  sessionStorage.clear()
})

describe('the title of a product', () => {
  it('that was typed and not saved is there again after a reload, until it is discarded', async () => {
    await rename((await openBowl()).title, 'Deep bowl')
    cleanup()
    const { title } = await openBowl()
    expect(title).toHaveValue('Deep bowl')
    expect(screen.getByText(/^Your unsaved changes/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(title).toHaveValue('Bowl')
    expect(screen.queryByText(/^Your unsaved changes/)).not.toBeInTheDocument()
    expect(sessionStorage).toHaveLength(0)
  })

  it('changes on screen before the server has answered, and only the change is sent', async () => {
    const { title, save, messages } = await openBowl()
    const saved = { product: { ...bowl, title: 'Deep bowl' } }
    const { promise: answer, resolve: letAnswer } = Promise.withResolvers<object>()
    store()
      .post('/admin/products/prod_1', { title: 'Deep bowl' })
      .reply(200, () => answer)
    answerWith(saved.product)

    await rename(title, 'Deep bowl')
    await userEvent.click(save)

    await waitFor(() => expect(heading()).toBe('Deep bowl'))
    expect(messages).toEqual([])
    letAnswer(saved)
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Product saved', message: 'Deep bowl' }]),
    )
    await waitFor(() => expect(save).toBeDisabled())
  })

  it('goes back when the server refuses, whose reason stands at the field over what was typed', async () => {
    const { title, save } = await openBowl()
    store()
      .post('/admin/products/prod_1')
      .reply(422, { type: 'duplicate_error', message: 'There is such a bowl already' })
    answerWith(bowl)

    await rename(title, 'Deep bowl')
    await userEvent.click(save)

    await waitFor(() => expect(title).toHaveAccessibleDescription('There is such a bowl already'))
    expect(heading()).toBe('Bowl')
    expect(title).toHaveValue('Deep bowl')
    await waitFor(() => expect(save).toBeEnabled())
  })

  it('keeps what is typed while it is being saved', async () => {
    const { title, save, messages } = await openBowl()
    const saved = { product: { ...bowl, title: 'Deep bowl' } }
    const { promise: answer, resolve: letAnswer } = Promise.withResolvers<object>()
    store()
      .post('/admin/products/prod_1')
      .reply(200, () => answer)
    answerWith(saved.product)

    await rename(title, 'Deep bowl')
    await userEvent.click(save)
    await waitFor(() => expect(heading()).toBe('Deep bowl'))
    await rename(title, 'Bowl')
    letAnswer(saved)

    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Product saved', message: 'Deep bowl' }]),
    )
    expect(title).toHaveValue('Bowl')
    await waitFor(() => expect(save).toBeEnabled())
  })

  it('must be there, without blanks around it', async () => {
    const { title, save } = await openBowl()

    await rename(title, ' Bowl')
    await userEvent.click(save)
    await waitFor(() =>
      expect(title).toHaveAccessibleDescription('Remove the blanks at the beginning or the end.'),
    )
    await userEvent.clear(title)
    expect(title).toHaveAccessibleDescription('Enter a title.')
  })

  it('stays typed when the session is lost, and nothing but the sign-in speaks', async () => {
    const { title, save, onFailure } = await openBowl()
    store().post('/admin/products/prod_1').reply(401, 'Unauthorized')
    store().get('/admin/products/prod_1').query(true).reply(401, 'Unauthorized')

    await rename(title, 'Deep bowl')
    await userEvent.click(save)

    await waitFor(() => expect(save).toBeEnabled())
    expect(title).toHaveValue('Deep bowl')
    expect(title).toHaveAccessibleDescription('')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(onFailure).toHaveBeenCalled()
  })
})

const Care = ({ value, onChange }: Omit<FormFieldProps<'product'>, 'label'>) => (
  <input aria-label="Care" value={String(value ?? '')} onChange={({ target }) => onChange(target.value)} />
)
const care = () => screen.getByRole('textbox', { name: 'Care' })

describe('the fields of extensions', () => {
  const fields = [{ id: 'x/care', key: 'care', label: 'Care', Field: Care }]
  const ports: FakePorts = { contributions: { toForm: () => fields as never } }
  const washable = { ...bowl, metadata: { care: 'By hand', other: 1 } }

  it('are saved with the form, in one call that names no other key', async () => {
    const { title, save, messages, hasUnsavedChanges } = await openBowl(ports, washable)
    expect(care()).toHaveValue('By hand')
    await waitFor(() => expect(save).toBeDisabled())
    await userEvent.type(care(), ', cold')
    expect(hasUnsavedChanges()).toBe(true)
    await rename(title, 'Deep bowl')
    const saved = { ...washable, title: 'Deep bowl', metadata: { care: 'By hand, cold', other: 1 } }
    store()
      .post('/admin/products/prod_1', { title: 'Deep bowl', metadata: { care: 'By hand, cold' } })
      .reply(200, { product: saved })
    answerWith(saved)
    await userEvent.click(save)

    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Product saved', message: 'Deep bowl' }]),
    )
    expect(care()).toHaveValue('By hand, cold')
    expect(hasUnsavedChanges()).toBe(false)
    await waitFor(() => expect(save).toBeDisabled())
  })

  it('keep what was typed when the server refuses, and are discarded with the rest', async () => {
    const { save } = await openBowl(ports, washable)
    await userEvent.type(care(), '!')
    store().post('/admin/products/prod_1').reply(400, { message: 'Metadata is full' })
    answerWith(washable)
    await userEvent.click(save)

    expect(await screen.findByRole('alert')).toHaveTextContent('Metadata is full')
    expect(care()).toHaveValue('By hand!')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    expect(care()).toHaveValue('By hand')
  })
})

describe('leaving a product', () => {
  it('asks while something is unsaved, and no longer after the changes were discarded', async () => {
    const { title, hasUnsavedChanges } = await openBowl()
    expect(hasUnsavedChanges()).toBe(false)

    await rename(title, 'Deep bowl')
    expect(hasUnsavedChanges()).toBe(true)

    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(title).toHaveValue('Bowl')
    expect(hasUnsavedChanges()).toBe(false)
  })

  it('can be left while it is being saved, and a refusal is shown on any page', async () => {
    const { title, save, router, messages, hasUnsavedChanges } = await openBowl()
    store().post('/admin/products/prod_1').delay(50).reply(500, { message: 'The disk is full' })

    await rename(title, 'Deep bowl')
    await userEvent.click(save)
    expect(hasUnsavedChanges()).toBe(false)
    await act(async () => router.navigate(-1))

    expect(screen.getByText('Elsewhere')).toBeInTheDocument()
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'error', title: 'This was not saved', message: 'The disk is full' }]),
    )
  })
})

describe('a product that cannot be shown', () => {
  it('says that there is none, with a way back', async () => {
    store().get('/admin/products/prod_1').query(true).reply(404, { type: 'not_found', message: 'not found' })
    openProduct()

    expect(await screen.findByText('Product not found')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/a/products')
  })

  it('can be asked for again', async () => {
    store().get('/admin/products/prod_1').query(true).reply(403, { message: 'Not for you' })
    openProduct()

    expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
    answerWith(bowl)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Bowl' })).toBeInTheDocument()
  })
})
