import type { Metadata, Product } from '@stoa/extension-sdk'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { english } from '../../testing/english.ts'
import ProductMultiplier from './product-multiplier.tsx'

const product = { id: 'prod_1', title: 'Cap' } as Product
const get = async () => ({ product: { ...product, metadata: { loyalty_multiplier: 2 } } })
const choice = (name: string) => screen.findByRole('radio', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('saves what was chosen, and asks before it is lost', async () => {
  const sent: unknown[] = []
  const post = async (path: string, body: unknown) => {
    sent.push([path, body])
    return { product: { ...product, ...(body as { metadata: Metadata }) } }
  }
  const { messages, hasUnsavedChanges } = renderContribution(
    ProductMultiplier,
    { product },
    { texts: english, client: { get, post } },
  )
  expect(await choice('2×')).toBeChecked()
  await save()
  expect(sent).toEqual([])

  await userEvent.click(await choice('3×'))
  expect(hasUnsavedChanges()).toBe(true)
  await save()

  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Multiplier saved', message: 'Cap' }]),
  )
  expect(sent).toEqual([['/products/prod_1', { metadata: { loyalty_multiplier: 3 } }]])
  expect(hasUnsavedChanges()).toBe(false)
})

test('a save that fails keeps the choice', async () => {
  const { hasUnsavedChanges } = renderContribution(
    ProductMultiplier,
    { product },
    { texts: english, client: { get, post: () => Promise.reject(new Error('The product is locked')) } },
  )
  await userEvent.click(await choice('5×'))
  await save()

  expect(await screen.findByRole('alert')).toHaveTextContent('The product is locked')
  expect(await choice('5×')).toBeChecked()
  expect(hasUnsavedChanges()).toBe(true)
})
