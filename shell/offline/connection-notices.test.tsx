import { jest } from '@jest/globals'
import { createQueryClient, useWrite, ApiProvider, type FailureMeta } from '@stoa/api/react'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../tests/setup/network.ts'
import { English } from '../testing/english.tsx'
import { BACKEND, testClient } from '../testing/session-harness.tsx'
import { ConnectionNotices } from './connection-notices.tsx'
import { createConnectionStore } from './connection-store.ts'
import { collectUnsent } from './collect-unsent.ts'
import { markUnsent } from './unsent.ts'

const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

function Publish({ meta }: { meta?: FailureMeta }) {
  const { mutate } = useWrite({
    call: (http, { id }: { id: string }) => http.post(`/admin/products/${id}`, { status: 'published' }),
    stale: () => [],
    ...(meta && { meta }),
  })
  return <button onClick={() => mutate({ id: 'prod_1' })}>Publish</button>
}

function open(meta?: FailureMeta) {
  const store = createConnectionStore()
  const cache = createQueryClient('admin', () => undefined)
  collectUnsent(cache, store)
  const http = markUnsent(testClient())
  const Page = () => (
    <>
      <ConnectionNotices store={store} />
      <Publish meta={meta} />
    </>
  )
  const { messages } = renderContribution(
    Page,
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
  return { store, messages }
}

const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }))
const noNetwork = () => nock(BACKEND).post('/admin/products/prod_1').replyWithError('no network')

afterEach(() => {
  jest.restoreAllMocks()
})

test('an offline write is reported as unsaved and sent exactly once on retry', async () => {
  const { messages } = open()
  setOnline(false)
  noNetwork()
  await publish()
  expect(await screen.findByRole('alert')).toHaveTextContent('1 change was not saved')

  setOnline(true)
  // A second call would find no interceptor.
  nock(BACKEND).post('/admin/products/prod_1', { status: 'published' }).reply(200, { product: {} })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(messages.map(({ type, title }) => [type, title])).toEqual([['success', 'Saved']]),
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a write that fails again stays, and can be discarded', async () => {
  const { messages } = open()
  setOnline(false)
  noNetwork()
  await publish()
  await screen.findByRole('alert')
  noNetwork()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('1 change was not saved'))
  expect(messages).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a write that may have been saved is never offered for retry', async () => {
  const { store } = open()
  setOnline(true)
  noNetwork()
  await publish()
  await waitFor(() => expect(nock.isDone()).toBe(true))
  expect(store.getState().unsent).toEqual([])
})

test("a form's write is left to its form", async () => {
  const { store } = open({ quiet: true })
  setOnline(false)
  noNetwork()
  await publish()
  await waitFor(() => expect(nock.isDone()).toBe(true))
  expect(store.getState().unsent).toEqual([])
})

test('names the side that is offline, and reports slowness only while the server answers', () => {
  const { store } = open()
  setOnline(false)
  act(() => store.setState({ isSilent: true, isSlow: true }))
  expect(screen.getByRole('status')).toHaveTextContent('You are offline')
  setOnline(true)
  act(() => store.setState({ isSilent: true, isSlow: false }))
  expect(screen.getByRole('status')).toHaveTextContent('The store is not responding')
  act(() => store.setState({ isSilent: false, isSlow: true }))
  expect(screen.getByRole('status')).toHaveTextContent('Still working')
  act(() => store.setState({ isSlow: false }))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
