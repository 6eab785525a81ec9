/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'

import { nock } from '../../tests/setup/network.ts'
import { createJobBoard } from '../jobs/job-board.ts'
import { lastSeen } from '../jobs/job-moments.ts'
import { English } from '../testing/english.tsx'
import { testClient } from '../testing/session-harness.tsx'
import type { TopbarActions } from '../topbar/topbar-actions.ts'
import { ActivityButton } from './activity-button.tsx'
import { ActivityDrawer } from './activity-drawer.tsx'

const BACKEND = 'http://backend.test'
const actions: TopbarActions = { show: () => undefined, signOut: () => undefined, follow: () => undefined }
const ada = { id: 'usr_1', email: 'ada@example.com', firstName: 'Ada', lastName: null }

const job = (more: object) => ({
  id: 'batch_1',
  type: 'product-export',
  status: 'completed',
  result: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T11:00:00.000Z',
  completed_at: null,
  ...more,
})

const listed = (jobs: object[], times = 1) =>
  nock(BACKEND).get('/admin/batch-jobs').query(true).times(times).reply(200, { batch_jobs: jobs })

function Bell() {
  const [isOpen, setOpen] = useState(false)
  const [board] = useState(createJobBoard)
  return (
    <main>
      <ActivityButton board={board} onPress={() => setOpen(true)} />
      {isOpen ? <ActivityDrawer actions={actions} onClose={() => setOpen(false)} /> : null}
    </main>
  )
}

async function openDrawer() {
  const started = jest.fn()
  const onFailure = jest.fn()
  const cache = createQueryClient('admin', onFailure)
  const http = testClient()
  const questions: string[] = []
  renderContribution(
    Bell,
    {},
    {
      session: { person: () => ada },
      jobs: { started },
      dialogs: {
        confirm: ({ message, confirmLabel }) => {
          questions.push(message, confirmLabel)
          return Promise.resolve(true)
        },
      },
      wrapper: ({ children }) => (
        <English>
          <ApiProvider client={http}>
            <QueryClientProvider client={cache}>{children}</QueryClientProvider>
          </ApiProvider>
        </English>
      ),
    },
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  return { drawer: await screen.findByRole('dialog', { name: 'Activity' }), started, questions, onFailure }
}

afterEach(() => localStorage.clear())

test('opens by keyboard, polls the jobs at once and returns the focus on close', async () => {
  listed([])
  const { drawer, started } = await openDrawer()
  expect(await within(drawer).findByText('No activity in the last month')).toBeInTheDocument()
  expect(started).toHaveBeenCalledTimes(1)
  expect(drawer).toContainElement(document.activeElement as HTMLElement)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Activity' })).toHaveFocus())
})

test('each job shows its type, author, status and progress', async () => {
  const result = { count: 40, advancement_count: 10 }
  listed([job({ id: 'a', status: 'processing', result }), job({ id: 'b', type: 'plugin-thing' })])
  const { drawer } = await openDrawer()
  const first = await within(drawer).findByRole('article', { name: 'product export' })
  expect(first).toHaveTextContent('In progress')
  expect(first).toHaveTextContent('Ada')
  expect(within(first).getByRole('progressbar', { name: 'product export' })).toHaveValue(0.25)
  expect(first).toHaveTextContent('10 of 40')
  const second = within(drawer).getByRole('article', { name: 'plugin thing' })
  expect(second).toHaveTextContent('Completed')
  expect(within(second).queryByRole('button')).not.toBeInTheDocument()
  const rules = { 'color-contrast': { enabled: false } }
  expect((await axe.run(drawer, { rules })).violations).toEqual([])
})

test('listing a job in the open drawer marks it as seen', async () => {
  listed([job({})])
  const { drawer } = await openDrawer()
  await within(drawer).findByRole('article')
  await waitFor(() => expect(lastSeen('usr_1').read()).toBe(Date.parse('2026-11-21T11:00:00.000Z')))
})

test('lists the errors of a job', async () => {
  listed([job({ status: 'failed', result: { errors: ['Row 3 has no title', { message: 'Row 4' }] } })])
  const { drawer } = await openDrawer()
  await userEvent.click(await within(drawer).findByText('2 errors'))
  expect(within(drawer).getByText('Row 3 has no title')).toBeVisible()
})

test("downloads a job's file through a signed address of the store", async () => {
  const opened = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    addresses.push(this.href)
  })
  const addresses: string[] = []
  listed([job({ result: { file_key: 'exports/a.csv', file_size: 2480 } })])
  nock(BACKEND)
    .post('/admin/uploads/download-url', { file_key: 'exports/a.csv' })
    .reply(200, { download_url: 'http://backend.test/a.csv?token=1' })
  const { drawer } = await openDrawer()
  expect(await within(drawer).findByRole('article')).toHaveTextContent('a.csv · 2.5 kB')
  await userEvent.click(
    await within(drawer).findByRole('button', { name: 'Download the file of product export' }),
  )
  await waitFor(() => expect(addresses).toEqual(['http://backend.test/a.csv?token=1']))
  opened.mockRestore()
})

test('a pending job can be confirmed and a running one cancelled after a question', async () => {
  const waiting = job({ status: 'pre_processed' })
  listed([waiting])
  const { drawer, started, questions } = await openDrawer()
  const confirm = await within(drawer).findByRole('button', { name: 'Confirm product export' })
  nock(BACKEND).post('/admin/batch-jobs/batch_1/confirm').reply(200, { batch_job: waiting })
  listed([job({ status: 'confirmed' })])
  await userEvent.click(confirm)
  await waitFor(() => expect(drawer).toHaveTextContent('Confirmed'))
  expect(started).toHaveBeenCalledTimes(2)

  nock(BACKEND).post('/admin/batch-jobs/batch_1/cancel').reply(200, { batch_job: waiting })
  listed([job({ status: 'canceled' })])
  await userEvent.click(within(drawer).getByRole('button', { name: 'Cancel product export' }))
  await waitFor(() => expect(drawer).toHaveTextContent('Canceled'))
  expect(questions).toEqual(['The product export stops. Changes made so far are kept.', 'Stop the job'])
})

test('a refused confirmation shows the usual error toast', async () => {
  listed([job({ status: 'pre_processed' })])
  const { drawer, onFailure, started } = await openDrawer()
  nock(BACKEND).post('/admin/batch-jobs/batch_1/confirm').reply(400, { message: 'Too late' })
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Confirm product export' }))
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1))
  expect(started).toHaveBeenCalledTimes(1)
})

test('a failed load shows an error with a retry button', async () => {
  nock(BACKEND).get('/admin/batch-jobs').query(true).reply(404, { message: 'No jobs here' })
  const { drawer, onFailure } = await openDrawer()
  expect(await within(drawer).findByRole('alert')).toHaveTextContent('Activity could not be loaded')
  expect(onFailure).not.toHaveBeenCalled()
  listed([job({})])
  await userEvent.click(within(drawer).getByRole('button', { name: 'Try again' }))
  expect(await within(drawer).findByRole('article')).toBeInTheDocument()
})
