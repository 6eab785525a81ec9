/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'
import { formatList } from '@stoa/i18n/lists'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import ReturnReasonsPage from './return-reasons.tsx'

const reason = (id: string, label: string, more: object = {}) => ({
  id,
  label,
  value: id,
  description: null,
  created_at: '2026-01-01T00:00:00Z',
  return_reason_children: [],
  ...more,
})
const small = reason('small', 'Too small', { description: 'Runs small' })
const fit = reason('fit', 'Does not fit', { return_reason_children: [small] })
const other = reason('other', 'Something else')

const store = () => nock(STORE)
const answer = (...return_reasons: object[]) =>
  store().get('/admin/return-reasons').reply(200, { return_reasons })
const answerStore = (stoa_return_reason_order: readonly string[] = []) =>
  store()
    .get('/admin/store')
    .optionally()
    .reply(200, { store: { metadata: { stoa_return_reason_order } } })
const open = (ports: FakePorts = {}) =>
  openPage(ReturnReasonsPage, { path: '/settings/return-reasons', ...ports })
const choose = async (name: string, entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for “${name}”` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('lists each reason with those inside it, and says which can be chosen', async () => {
  answer(other, fit)
  open()
  await screen.findByRole('checkbox', { name: 'Select “Too small”' })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Does not fitfit–Group only–',
    'Too smallsmallDoes not fitCan be chosen–',
    'Something elseother–Can be chosen–',
  ])
})

it('says how often each reason was given, and nothing for a group', async () => {
  answer(other, fit)
  store()
    .get('/admin/orders')
    .query(true)
    .reply(200, { orders: [{ returns: [{ items: [{ reason_id: 'small' }, { reason_id: 'small' }] }] }] })
  open()
  await waitFor(() => expect(screen.getByRole('row', { name: /Too small/ })).toHaveTextContent(/chosen2$/))
  expect(screen.getByRole('row', { name: /Something else/ })).toHaveTextContent(/chosen0$/)
  expect(screen.getByRole('row', { name: /Does not fit.*Group/ })).toHaveTextContent(/only–$/)
})

it('says that there is none', async () => {
  answer()
  open()
  expect(await screen.findByText('No return reasons yet')).toBeInTheDocument()
})

it('says why there is no list, and tries again', async () => {
  store().get('/admin/return-reasons').reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answer(other)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Something else')).toBeInTheDocument()
})

const openInside = async () => {
  answer(fit, other)
  const page = open()
  await choose('Does not fit', 'Create a reason inside')
  const form = await dialog('Create a return reason')
  await userEvent.type(form.getByRole('textbox', { name: /Label/ }), 'Too wide')
  return { ...page, form, save: () => userEvent.click(form.getByRole('button', { name: 'Create' })) }
}

describe('a new reason', () => {
  it('goes inside its group, and its code follows its label', async () => {
    const { messages, save } = await openInside()
    store()
      .post('/admin/return-reasons', {
        label: 'Too wide',
        value: 'too_wide',
        parent_return_reason_id: 'fit',
      })
      .reply(200, { return_reason: small })
    answer(fit, other)
    await save()
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Return reason created', message: 'Too wide' }]),
    )
  })

  it('with a code that is taken is refused at the code', async () => {
    const { form, save } = await openInside()
    store().post('/admin/return-reasons').reply(422, { type: 'duplicate_error', message: 'Key exists' })
    await save()
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/has this code/),
    )
  })

  it('that fails otherwise is never said to have a code that is taken', async () => {
    const { form, save } = await openInside()
    store().post('/admin/return-reasons').reply(400, { message: 'Doubly nested' })
    await save()
    expect(await form.findByText('Doubly nested')).toBeInTheDocument()
    expect(form.queryByText(/has this code/)).not.toBeInTheDocument()
  })
})

it('a copy begins with what the original has, in the same group', async () => {
  answer(fit)
  open()
  await choose('Too small', 'Duplicate')
  const form = await dialog('Create a return reason')
  expect(form.getByRole('textbox', { name: /Label/ })).toHaveValue('Copy of Too small')
  expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('Runs small')
  expect(form.getByRole('button', { name: /Group/ })).toHaveTextContent('Does not fit')
})

it('sends only what was changed, and leaves the code alone', async () => {
  answer(fit)
  const { messages } = open()
  await choose('Too small', 'Edit')
  const form = await dialog('Edit return reason')
  expect(form.queryByRole('textbox', { name: 'Code' })).not.toBeInTheDocument()
  await userEvent.clear(form.getByRole('textbox', { name: 'Description' }))
  store().post('/admin/return-reasons/small', { description: '' }).reply(200, { return_reason: small })
  answer(fit)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', message: 'Too small' }]))
})

const labels = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select “/ })
    .map((box) => box.getAttribute('aria-label')?.match(/“(.*)”/)?.[1])

it('a reason is moved on its level, and the store keeps the order', async () => {
  answerStore(['other', 'fit'])
  const wide = reason('wide', 'Too wide', { created_at: '2026-01-02T00:00:00Z' })
  answer({ ...fit, return_reason_children: [wide, small] }, other)
  open()
  await waitFor(() => expect(labels()).toEqual(['Something else', 'Does not fit', 'Too small', 'Too wide']))
  await userEvent.click(screen.getByRole('button', { name: 'Actions for “Too small”' }))
  expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true')
  const metadata = { stoa_return_reason_order: ['other', 'fit', 'wide', 'small'] }
  store().post('/admin/store', { metadata }).reply(200, { store: { metadata } })
  answerStore(metadata.stoa_return_reason_order)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move down' }))
  await waitFor(() => expect(labels()).toEqual(['Something else', 'Does not fit', 'Too wide', 'Too small']))
})

it('names what is deleted along with a group, and counts a reason that is gone as deleted', async () => {
  answer(fit, other)
  const { questions, messages } = open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select “Does not fit”' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select “Something else”' }))
  store().delete('/admin/return-reasons/fit').reply(200, {})
  store().delete('/admin/return-reasons/other').reply(404, { message: 'not found' })
  answer()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No return reasons yet')).toBeInTheDocument()
  const names = formatList(['“Does not fit”', '“Something else”'], 'en')
  expect(questions).toMatchObject([{ title: `Delete ${names}?`, tone: 'danger' }])
  expect(questions[0]?.message).toContain(`inside are deleted too: ${formatList(['“Too small”'], 'en')}`)
  expect(messages.map(({ type }) => type)).not.toContain('error')
})
