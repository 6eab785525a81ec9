import { jest } from '@jest/globals'
import { messageOf } from '@stoa/api/http'
import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../tests/setup/network.ts'
import { createFlagStore } from '../flags/flag-store.ts'
import { createSessionStore } from '../session/session-store.ts'
import { English } from '../testing/english.tsx'
import { BACKEND, testClient } from '../testing/session-harness.tsx'
import { AnalyticsService } from './analytics-service.tsx'
import { createEventQueue } from './event-queue.ts'

const ROUTE = '/admin/analytics-configs'
const TITLE = 'Help us get better'
const user = { id: 'usr_1', email: 'ada@example.com' } as Parameters<typeof createSessionStore>[0]

const notes: string[][] = []
const note = (title: string, message: string) => void notes.push([title, message])
const host = { notify: { success: note, error: note, warn: note, info: note } } as HostBinding['host']

function open({ isOn = true }: { isOn?: boolean } = {}) {
  const http = testClient()
  const cache = createQueryClient('admin', (error) => note('Error', messageOf(error)))
  const flags = createFlagStore(() =>
    Promise.resolve({ feature_flags: [{ key: 'analytics', value: isOn }], modules: [] }),
  )
  const queue = createEventQueue()
  const session = createSessionStore(user)
  const router = { state: { location: { pathname: '/a' } }, subscribe: () => () => undefined }
  render(
    <English>
      <ApiProvider client={http}>
        <QueryClientProvider client={cache}>
          <HostContext value={{ host } as HostBinding}>
            <AnalyticsService queue={queue} flags={flags} session={session} router={router as never} />
          </HostContext>
        </QueryClientProvider>
      </ApiProvider>
    </English>,
  )
  return { queue, session, cache }
}

const unanswered = () => nock(BACKEND).get(ROUTE).reply(404)
const answered = (choices: object) => nock(BACKEND).get(ROUTE).reply(200, { analytics_config: choices })
const question = () => screen.queryByRole('dialog', { name: TITLE })

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
afterEach(() => {
  jest.useRealTimers()
  notes.length = 0
})

/** Lets pending responses arrive while fake timers stand still. */
const answersToCome = async (isThere: () => boolean) => {
  for (let turn = 0; turn < 200 && !isThere(); turn += 1) {
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)))
    await act(() => jest.advanceTimersByTimeAsync(0))
  }
}

async function ask() {
  const read = unanswered()
  const opened = open()
  await answersToCome(() => read.isDone() && opened.cache.isFetching() === 0)
  act(() => jest.advanceTimersByTime(1000))
  const person = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  return { ...opened, person }
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const choice = (name: RegExp) => screen.getByRole('switch', { name })
const anonymize = /^Anonymize my usage data/
const optOut = /^Opt out of sharing my usage data/

test('the question opens one second after the store reports no answer', async () => {
  const read = unanswered()
  const { cache } = open()
  await answersToCome(() => read.isDone() && cache.isFetching() === 0)
  act(() => jest.advanceTimersByTime(999))
  expect(question()).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(question()).toBeInTheDocument()
})

test.each([
  ['an answer', () => answered({ opt_out: true, anonymize: false })],
  ['a failure of the backend', () => nock(BACKEND).get(ROUTE).reply(500)],
  ['no answer at all from the network', () => nock(BACKEND).get(ROUTE).replyWithError('down')],
])('no question when %s', async (_, reply) => {
  const read = reply()
  const { cache } = open()
  await answersToCome(() => read.isDone() && cache.isFetching() === 0)
  act(() => jest.advanceTimersByTime(5000))
  expect(question()).toBeNull()
})

test('with the flag off nothing is read and nothing is asked', async () => {
  const read = unanswered()
  open({ isOn: false })
  await answersToCome(() => read.isDone())
  act(() => jest.advanceTimersByTime(5000))
  expect(read.isDone()).toBe(false)
  nock.cleanAll()
  expect(question()).toBeNull()
})

test('no question while the session is lost', async () => {
  const { session } = await ask()
  expect(question()).toBeInTheDocument()
  act(() => session.setState({ isLost: true }))
  expect(question()).toBeNull()
})

test('only an answer closes the question', async () => {
  const { person } = await ask()
  await person.keyboard('{Escape}')
  await person.click(document.body)
  expect(question()).toBeInTheDocument()
})

test('opting out clears anonymity and disables its switch and the address', async () => {
  const { person } = await ask()
  await person.click(choice(anonymize))
  expect(field('E-mail')).toBeDisabled()
  await person.click(choice(optOut))
  expect(choice(anonymize)).not.toBeChecked()
  expect(choice(anonymize)).toBeDisabled()
  expect(field('E-mail')).toBeDisabled()

  await person.click(choice(optOut))
  expect(choice(anonymize)).toBeEnabled()
  expect(choice(anonymize)).not.toBeChecked()
  expect(field('E-mail')).toBeEnabled()
})

test('an invalid address is refused at its field, unless a switch disables the field', async () => {
  const { person } = await ask()
  await person.type(field('E-mail'), 'ada@example{Enter}')
  expect(field('E-mail')).toHaveAccessibleDescription(/Please enter a valid email/)
  expect(field('E-mail')).toHaveFocus()

  const saved = nock(BACKEND).post(ROUTE, { opt_out: false, anonymize: true }).reply(500, {})
  await person.click(choice(anonymize))
  await person.click(screen.getByRole('button', { name: /^Continue/ }))
  await answersToCome(() => saved.isDone())
  expect(saved.isDone()).toBe(true)
})

test('an answer is saved without the address, confirmed with a toast, and closes the question', async () => {
  const { person, cache } = await ask()
  const choices = { opt_out: false, anonymize: false }
  const saved = nock(BACKEND).post(ROUTE, choices).reply(200, { analytics_config: choices })
  const again = answered(choices)
  await person.type(field('E-mail'), 'ada@example.com{Enter}')
  expect(question()).toBeInTheDocument()
  await answersToCome(() => notes.length > 0 && cache.isFetching() === 0)

  expect([saved.isDone(), again.isDone()]).toEqual([true, true])
  expect(notes).toEqual([['Success', 'Your preferences were successfully updated']])
  await waitFor(() => expect(question()).toBeNull())
})

test("a refused answer shows the server's message and keeps the choices", async () => {
  const { person, cache } = await ask()
  nock(BACKEND).post(ROUTE).reply(400, { message: 'The disk is full' })
  await person.click(choice(optOut))
  await person.click(screen.getByRole('button', { name: /^Continue/ }))
  await answersToCome(() => notes.length > 0 && cache.isMutating() === 0)

  expect(notes).toEqual([['Error', 'The disk is full']])
  expect(question()).toBeInTheDocument()
  expect(choice(optOut)).toBeChecked()
})

test('without a collector nothing is sent, even with consent', async () => {
  const read = answered({ opt_out: false, anonymize: false })
  const { queue, cache } = open()
  await answersToCome(() => read.isDone() && cache.isFetching() === 0)
  const sent = jest.fn()
  queue.add({ type: 'page', path: '/a' })
  queue.open(sent)
  expect(sent).not.toHaveBeenCalled()
})
