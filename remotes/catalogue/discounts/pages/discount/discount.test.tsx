/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import DiscountPage from './discount.tsx'

const europe = { id: 'reg_eu', name: 'Europe', currency_code: 'eur' }
const harvest = {
  id: 'disc_1',
  code: 'HARVEST',
  is_dynamic: false,
  is_disabled: false,
  parent_discount_id: null,
  parent_discount: null,
  usage_limit: 25,
  usage_count: 3,
  starts_at: '2026-01-01T00:00:00.000Z',
  ends_at: '2090-01-01T00:00:00.000Z',
  valid_duration: null,
  created_at: '2026-01-01T00:00:00.000Z',
  metadata: null,
  regions: [europe],
  rule: {
    id: 'dru_1',
    type: 'fixed',
    value: 1000,
    allocation: 'total',
    description: 'A tenner',
    conditions: [],
  },
}
const limited = {
  ...harvest,
  rule: { ...harvest.rule, conditions: [{ id: 'discon_1', type: 'product_tags', operator: 'in' }] },
}
const market = { ...harvest, code: 'MARKET', is_dynamic: true, usage_limit: null, valid_duration: 'P1Y6M' }

const answerWith = (discount: object, times = 1) =>
  nock(STORE).get('/admin/discounts/disc_1').query(true).times(times).reply(200, { discount })
const open = (ports: FakePorts = {}) =>
  openPage(DiscountPage, { path: '/discounts/:id', address: '/discounts/disc_1', ...ports })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const inDialog = async () => within(await screen.findByRole('dialog'))
const factsOf = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

it('shows what it takes off, where, how often and until when', async () => {
  answerWith(harvest)
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'HARVEST' })).toBeInTheDocument()
  expect(factsOf()).toMatchObject({
    Type: 'Fixed amount',
    Amount: '€10.00',
    'Taken off': 'Off the total',
    '1 region': '\u2068Europe\u2069',
    Redemptions: '3',
    'Usage limit': '25Remove',
  })
  expect(screen.getByText('Active')).toBeInTheDocument()
})

it('says that there is none, with a way back', async () => {
  nock(STORE).get('/admin/discounts/disc_1').query(true).reply(404, { message: 'not found' })
  open()
  expect(await screen.findByText('Discount not found')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Discounts' })).toHaveAttribute('href', '/a/discounts')
})

it('can be asked for again', async () => {
  nock(STORE).get('/admin/discounts/disc_1').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answerWith(harvest)
  await press('Try again')
  expect(await screen.findByRole('heading', { level: 1, name: 'HARVEST' })).toBeInTheDocument()
})

const regions = () =>
  nock(STORE)
    .get('/admin/regions')
    .query(true)
    .reply(200, { regions: [europe], count: 1 })

describe('editing', () => {
  it('sends only what changed, and shows a refusal at its field over what was typed', async () => {
    answerWith(harvest)
    regions()
    const { messages } = open()
    await press('Edit')
    const dialog = await inDialog()
    const code = await dialog.findByRole('textbox', { name: /^Code/ })
    await userEvent.clear(code)
    await userEvent.type(code, 'fair')
    nock(STORE)
      .post('/admin/discounts/disc_1', { code: 'FAIR' })
      .reply(422, { type: 'duplicate_error', message: 'Discount with code FAIR already exists.' })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(/This already exists\. Enter another one\.$/),
    )

    await userEvent.type(code, '2')
    nock(STORE).post('/admin/discounts/disc_1', { code: 'FAIR2' }).reply(200, { discount: {} })
    answerWith({ ...harvest, code: 'FAIR2' })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'FAIR2' })).toBeInTheDocument()
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Discount saved', message: 'FAIR2' }]),
    )
  })

  it('sends a removed entry of the metadata as an empty text', async () => {
    answerWith({ ...harvest, metadata: { from: 'Ada', level: 3 } }, 2)
    regions()
    const { messages } = open()
    await press('Edit')
    const dialog = await inDialog()
    const entry = within(await dialog.findByRole('group', { name: 'Entry 1' }))
    await userEvent.click(entry.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    nock(STORE)
      .post('/admin/discounts/disc_1', { metadata: { level: 3, from: '' } })
      .reply(200, { discount: {} })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(messages).toMatchObject([{ title: 'Discount saved' }]))
  })

  it('takes one setting away', async () => {
    answerWith(harvest)
    open()
    nock(STORE).post('/admin/discounts/disc_1', { usage_limit: null }).reply(200, { discount: {} })
    answerWith({ ...harvest, usage_limit: null })
    await press('Remove: Usage limit')
    await waitFor(() => expect(factsOf()['Usage limit']).toBe('–'))
  })
})

it('is deleted after a question, and the list opens', async () => {
  answerWith(harvest)
  const { opened } = open()
  nock(STORE).delete('/admin/discounts/disc_1').reply(200, { id: 'disc_1' })
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(opened).toEqual(['/discounts']))
})

const tags = (wanted: Record<string, string>, product_tags: object[], times = 1) =>
  nock(STORE)
    .get('/admin/product-tags')
    .query((query) => Object.entries(wanted).every(([key, value]) => query[key] === value))
    .times(times)
    .reply(200, { product_tags, count: product_tags.length })

describe('a condition', () => {
  const linen = { id: 'ptag_1', value: 'Linen' }
  const wool = { id: 'ptag_2', value: 'Wool' }
  const editIt = async () => {
    answerWith(limited)
    tags({ discount_condition_id: 'discon_1', limit: '3' }, [linen])
    const page = open()
    tags({ discount_condition_id: 'discon_1', limit: '200' }, [linen])
    tags({ limit: '10' }, [linen, wool])
    await press('Edit Product tags: Only these')
    const dialog = await inDialog()
    await dialog.findByRole('checkbox', { name: 'Select “Wool”' })
    return { ...page, dialog, save: dialog.getByRole('button', { name: 'Save' }) }
  }

  it('sends what is added and what is taken out, and goes on with what failed', async () => {
    const { dialog, save, messages } = await editIt()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Select “Wool”' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Select “Linen”' }))
    const batch = '/admin/discounts/disc_1/conditions/discon_1/batch'
    nock(STORE)
      .post(batch, { resources: [{ id: 'ptag_2' }] })
      .reply(200, { discount: {} })
    answerWith(limited)
    tags({}, [linen, wool], 3)
    nock(STORE)
      .delete(batch, { resources: [{ id: 'ptag_1' }] })
      .reply(400, { message: 'Not now' })
    await userEvent.click(save)

    const steps = within(await dialog.findByRole('list', { name: 'Steps' }))
    await waitFor(() =>
      expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Add what was chosen. Done',
        'Take out what was left off. FailedNot now',
      ]),
    )
    expect(messages).toEqual([])

    nock(STORE)
      .delete(batch, { resources: [{ id: 'ptag_1' }] })
      .reply(200, { discount: {} })
    answerWith(limited)
    await userEvent.click(dialog.getByRole('button', { name: 'Finish remaining steps' }))
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Condition saved', message: 'HARVEST' }]),
    )
  })

  it('has what was ticked again after a reload', async () => {
    const { dialog, unmount } = await editIt()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Select “Wool”' }))
    unmount()
    const again = await editIt()
    expect(again.dialog.getByRole('checkbox', { name: 'Select “Wool”' })).toBeChecked()
  })

  it('is turned around by a new one, and only then the old one goes', async () => {
    const { dialog, save, messages } = await editIt()
    await userEvent.click(dialog.getByRole('radio', { name: 'All but these' }))
    const sent: string[] = []
    nock(STORE)
      .post('/admin/discounts/disc_1/conditions', { operator: 'not_in', product_tags: ['ptag_1'] })
      .reply(200, () => {
        sent.push('create')
        return { discount: {} }
      })
    nock(STORE)
      .delete('/admin/discounts/disc_1/conditions/discon_1')
      .reply(200, () => {
        sent.push('delete')
        return {}
      })
    answerWith(limited, 2)
    await userEvent.click(save)
    await waitFor(() => expect(messages).toHaveLength(1))
    expect(sent).toEqual(['create', 'delete'])
  })
})

const codeOf = (id: string, code: string, parent = 'disc_1') => ({
  id,
  code,
  parent_discount_id: parent,
  is_disabled: false,
  usage_limit: 1,
  usage_count: 0,
  starts_at: '2026-01-01T00:00:00.000Z',
  ends_at: null,
  created_at: '2026-01-02T00:00:00.000Z',
})

const codes = (...discounts: object[]) =>
  nock(STORE)
    .get('/admin/discounts')
    .query(({ is_dynamic }) => is_dynamic === 'true')
    .reply(200, { discounts, count: discounts.length, offset: 0, limit: 500 })

describe('the codes of a template', () => {
  const elm = codeOf('disc_2', 'MARKET-ELM')
  const oak = codeOf('disc_3', 'MARKET-OAK')

  it('are listed with their use, those of other templates are not', async () => {
    answerWith(market)
    codes(elm, codeOf('disc_9', 'FAIR-ELM', 'disc_8'))
    open()
    expect(await screen.findByRole('link', { name: 'MARKET-ELM' })).toHaveAttribute(
      'href',
      '/a/discounts/disc_2',
    )
    expect(screen.getByText('0 of 1')).toBeInTheDocument()
    expect(screen.queryByText('FAIR-ELM')).not.toBeInTheDocument()
    expect(factsOf()['Duration of each code']).toMatch(/^1 year, 6 months/)
  })

  it('are deleted by their code, and one that cannot be says why', async () => {
    answerWith(market)
    codes(elm, oak)
    open()
    for (const code of ['MARKET-ELM', 'MARKET-OAK']) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select “${code}”` }))
    }
    nock(STORE).delete('/admin/discounts/disc_1/dynamic-codes/MARKET-ELM').reply(200, { discount: {} })
    nock(STORE).delete('/admin/discounts/disc_1/dynamic-codes/MARKET-OAK').reply(400, { message: 'Not now' })
    codes(oak)
    await press('Delete')
    expect(await screen.findByText('Not now')).toBeInTheDocument()
    expect(screen.queryByText('MARKET-ELM')).not.toBeInTheDocument()
  })

  it('one is made, and a code that is taken is said at its field', async () => {
    answerWith(market)
    codes()
    open()
    await press('Create code')
    const dialog = await inDialog()
    const code = dialog.getByRole('textbox', { name: /^Code/ })
    await userEvent.type(code, 'elm')
    nock(STORE)
      .post('/admin/discounts/disc_1/dynamic-codes', { code: 'ELM' })
      .reply(422, { type: 'duplicate_error', message: 'Discount with code ELM already exists.' })
    await userEvent.click(dialog.getByRole('button', { name: 'Create code' }))
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(/This already exists\. Enter another one\.$/),
    )
  })

  it('are made of a pattern, none twice; codes already taken are made again', async () => {
    answerWith(market)
    codes(elm)
    open()
    await screen.findByRole('link', { name: 'MARKET-ELM' })
    await press('Generate codes')
    const form = await inDialog()
    await userEvent.clear(form.getByRole('textbox', { name: /^Pattern/ }))
    await userEvent.type(form.getByRole('textbox', { name: /^Pattern/ }), 'fair-##')
    await userEvent.clear(form.getByRole('textbox', { name: /^How many/ }))
    await userEvent.type(form.getByRole('textbox', { name: /^How many/ }), '6{Tab}')
    const made: string[] = []
    const note = (_request: unknown, _interceptor: unknown, body: string) =>
      made.push((JSON.parse(body) as { code: string }).code)
    const path = '/admin/discounts/disc_1/dynamic-codes'
    nock(STORE).post(path).reply(422, { message: 'It exists' }).on('request', note)
    nock(STORE).post(path).times(6).reply(200, { discount: {} }).on('request', note)
    codes(elm)
    await userEvent.click(form.getByRole('button', { name: 'Generate' }))

    expect(await screen.findByText('5 of 6 codes made')).toBeInTheDocument()
    expect(await screen.findByText('It exists')).toBeInTheDocument()
    codes(elm)
    await press('Make the missing ones')
    expect(await screen.findByText('6 of 6 codes made')).toBeInTheDocument()
    expect(new Set(made).size).toBe(7)
    expect(made.every((code) => /^FAIR-[A-Z2-9]{2}$/.test(code))).toBe(true)
  })

  it('are not made of a pattern that has too few, nor more than a thousand', async () => {
    answerWith(market)
    codes()
    open()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate codes' })).toBeEnabled())
    await press('Generate codes')
    const form = await inDialog()
    await userEvent.clear(form.getByRole('textbox', { name: /^How many/ }))
    await userEvent.type(form.getByRole('textbox', { name: /^How many/ }), '1001{Tab}')
    await userEvent.clear(form.getByRole('textbox', { name: /^Pattern/ }))
    await userEvent.type(form.getByRole('textbox', { name: /^Pattern/ }), 'fair')
    await userEvent.click(form.getByRole('button', { name: 'Generate' }))
    expect(await form.findByText('Enter a number from 1 to 1,000.')).toBeInTheDocument()
    expect(form.getByText('Put at least one # where letters and digits go.')).toBeInTheDocument()
  })
})
