/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { ALL_ON, answerLocations } from '../inventory/testing/stock-store.ts'
import StockLocationsPage from './stock-locations.tsx'

const open = (ports: object = ALL_ON) =>
  openPage(StockLocationsPage, { path: '/inventory/locations', ...ports })

const answerChannels = () =>
  nock(STORE)
    .get('/admin/sales-channels')
    .query(true)
    .optionally()
    .times(9)
    .reply(200, {
      sales_channels: [
        { id: 'sc_web', name: 'Web' },
        { id: 'sc_fair', name: 'Fair' },
      ],
      count: 2,
    })

async function choose(dialog: HTMLElement, field: RegExp, option: string) {
  await userEvent.click(within(dialog).getByRole('button', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await userEvent.keyboard('{Escape}')
}
const fill = (dialog: HTMLElement, name: RegExp, text: string) =>
  userEvent.type(within(dialog).getByRole('textbox', { name }), text)

it('shows where locations are and which channels sell from them', async () => {
  answerLocations()
  open()
  const ulm = within(await screen.findByRole('region', { name: 'Ulm' }))
  expect(ulm.getByText('Yard 1')).toBeInTheDocument()
  expect(ulm.getByText('Germany')).toBeInTheDocument()
  expect(ulm.getByText('Web')).toBeInTheDocument()
  const bonn = within(screen.getByRole('region', { name: 'Bonn' }))
  expect(bonn.getByText('No address')).toBeInTheDocument()
  expect(bonn.getByText('No sales channel')).toBeInTheDocument()
})

it('says why there are none, and tries again', async () => {
  nock(STORE).get('/admin/stock-locations').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answerLocations([])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No locations yet')).toBeInTheDocument()
})

it('asks for street and country once anything of an address is filled in', async () => {
  answerLocations()
  answerChannels()
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add location' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await within(dialog).findAllByText('Fill this in.')).toHaveLength(1)
  await fill(dialog, /^Name/, 'Köln')
  await fill(dialog, /^City/, 'Köln')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await within(dialog).findAllByText('Fill this in.')).toHaveLength(2)
})

it('adds a location, then connects its channels; one that fails is gone on with', async () => {
  answerLocations()
  answerChannels()
  const { messages } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add location' }))
  const dialog = await screen.findByRole('dialog')
  await fill(dialog, /^Name/, 'Köln')
  await choose(dialog, /Sales channels/, 'Fair')
  nock(STORE)
    .post('/admin/stock-locations', { name: 'Köln' })
    .reply(200, { stock_location: { id: 'sloc_koeln' } })
  nock(STORE)
    .post('/admin/sales-channels/sc_fair/stock-locations', { location_id: 'sloc_koeln' })
    .reply(400, { message: 'The fair is over' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await within(dialog).findByText('The fair is over')).toBeInTheDocument()
  expect(within(dialog).getByText(/The location is saved/)).toBeInTheDocument()

  nock(STORE).post('/admin/sales-channels/sc_fair/stock-locations').reply(200, { sales_channel: {} })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Finish remaining steps' }))
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Location added', message: 'Köln' }]),
  )
})

it('changes only what was changed, and says at the name why it was refused', async () => {
  answerLocations()
  answerChannels()
  const { messages } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Ulm”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog')
  await fill(dialog, /^Name/, ' Nord')
  nock(STORE)
    .post('/admin/stock-locations/sloc_ulm', { name: 'Ulm Nord' })
    .reply(400, { message: 'This name is taken' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('This name is taken')).toBeInTheDocument()
  expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveValue('Ulm Nord')

  nock(STORE).post('/admin/stock-locations/sloc_ulm', { name: 'Ulm Nord' }).reply(200, { stock_location: {} })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages.map(({ title }) => title)).toEqual(['Location saved']))
})

it('deletes one after its name was typed', async () => {
  answerLocations()
  const { messages, questions } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Bonn”' }))
  nock(STORE).delete('/admin/stock-locations/sloc_bonn').reply(200, { id: 'sloc_bonn' })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(messages.map(({ title }) => title)).toEqual(['Location deleted']))
  expect(questions).toMatchObject([{ typeToConfirm: 'Bonn', tone: 'danger' }])
})
