import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'

import { nock } from '../../tests/setup/network.ts'
import type { User } from '../session/check-session.ts'
import { createSessionStore } from '../session/session-store.ts'
import { English } from '../testing/english.tsx'
import { BACKEND, testClient } from '../testing/session-harness.tsx'
import { createJobBoard, createJobsPort } from './job-board.ts'
import { JobsService } from './jobs-service.tsx'

const ada = { id: 'usr_1', email: 'ada@example.com' } as User
const importOf = (completed_at: string | null) => ({
  id: 'batch_1',
  type: 'product-import',
  status: completed_at ? 'completed' : 'processing',
  completed_at,
  updated_at: '2026-11-21T10:00:00.000Z',
})

const answer = (jobs: object[]) =>
  nock(BACKEND).get('/admin/batch-jobs').query(true).reply(200, { batch_jobs: jobs })

function open() {
  const session = createSessionStore(ada)
  const board = createJobBoard()
  const cache = createQueryClient('admin', () => undefined)
  const http = testClient()
  const { messages } = renderContribution(
    () => <JobsService board={board} session={session} />,
    {},
    {
      wrapper: ({ children }) => (
        <English>
          <ApiProvider client={http}>
            <QueryClientProvider client={cache}>{children}</QueryClientProvider>
          </ApiProvider>
        </English>
      ),
    },
  )
  return { session, board, messages }
}

afterEach(() => {
  localStorage.clear()
})

test('announces a completed job with a toast on any page', async () => {
  answer([importOf(null)])
  const { board, messages } = open()
  await waitFor(() => expect(board.getState().newCount).toBe(1))
  answer([importOf('2026-11-21T10:00:00.000Z')])
  act(() => createJobsPort(board).started())
  await waitFor(() =>
    expect(messages).toEqual([
      { type: 'success', title: 'Success', message: 'product import batch job completed' },
    ]),
  )
})

test('a renewed session resumes the watch', async () => {
  nock(BACKEND).get('/admin/batch-jobs').query(true).reply(401)
  const { session, board } = open()
  await waitFor(() => expect(nock.isDone()).toBe(true))
  answer([importOf(null)])
  act(() => session.setState({ user: { ...ada } }))
  await waitFor(() => expect(board.getState().newCount).toBe(1))
})
