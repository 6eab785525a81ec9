import { jest } from '@jest/globals'
import { ApiError, isApiError } from '@stoa/api/http'
import type { FlagsPort, Host } from '@stoa/extension-sdk'
import { createInstance } from 'i18next'

import { createCallDesk } from '../admin/answer-calls.ts'
import { createNoticeDesk } from '../admin/hear-notices.ts'
import type { FromAdmin, Surroundings } from '../protocol/messages.ts'
import { readFromAdmin, readFromFrame } from '../protocol/read-message.ts'
import { createFrameHost } from './frame-host.ts'
import type { Line } from './line.ts'

const surroundings: Surroundings = {
  language: 'en',
  person: { id: 'usr_1', email: 'a@b.example', firstName: 'Ada', lastName: null },
  path: '/a/care?q=x',
  look: {},
  unexpected: 'Something went wrong',
  failureTitle: '',
}

/** A frame's host whose messages are copied, checked and answered by the ports of an admin. */
function setUp(ports: Partial<Host>) {
  const listeners: ((message: FromAdmin) => void)[] = []
  const signs = { onTitle: jest.fn(), onUnsaved: jest.fn() }
  const toFrame = (message: FromAdmin) => {
    const read = readFromAdmin(structuredClone(message))
    if (read) listeners.forEach((listener) => listener(read))
  }
  const admin = () => ({ failures: { textOf: () => 'Said by the admin' }, ...ports }) as Host
  const calls = createCallDesk(admin, toFrame)
  const notices = createNoticeDesk('care', admin, signs, toFrame)
  const line: Line = {
    send(message) {
      const read = readFromFrame(structuredClone(message))
      if (read?.type === 'call') calls.answer(read)
      if (read?.type === 'abort') calls.abort(read.id)
      if (read?.type === 'notice') notices.hear(read)
    },
    listen: (listener) => void listeners.push(listener),
    flow: () => undefined,
  }
  return { host: createFrameHost(line, createInstance(), () => surroundings, { name: 'care' }), line, signs }
}

test('a call gets the answer of the extension’s own client', async () => {
  const get = jest.fn<Host['client']['get']>().mockResolvedValue({ orders: [] })
  const { host } = setUp({ client: { get } as unknown as Host['client'] })
  expect(await host.client.get('/orders', { query: { limit: 5 } })).toEqual({ orders: [] })
  expect(get).toHaveBeenCalledWith('/orders', { query: { limit: 5 }, signal: expect.any(AbortSignal) })
})

test('a failed call stays one, with the admin’s words for it; other errors get the usual ones', async () => {
  const refused = new ApiError({ kind: 'http', status: 404 }, { method: 'POST', path: '/admin/orders' })
  const post = () => Promise.reject(refused)
  const { host } = setUp({ client: { post } as unknown as Host['client'] })
  const error = await host.client.post('/orders', {}).catch((thrown: unknown) => thrown)
  expect(isApiError(error)).toBe(true)
  expect(host.failures.textOf(error)).toBe('Said by the admin')
  expect(host.failures.textOf(new Error('own'))).toBe('Something went wrong')
})

test('a call that is given up in the frame is given up in the admin', async () => {
  const given: AbortSignal[] = []
  const get: Host['client']['get'] = (_path, { signal } = {}) => {
    given.push(signal!)
    return new Promise(() => undefined)
  }
  const { host } = setUp({ client: { get } as Host['client'] })
  const controller = new AbortController()
  void host.client.get('/orders', { signal: controller.signal })
  controller.abort()
  expect(given.map(({ aborted }) => aborted)).toEqual([true])
})

test('a flag is off until the admin has answered, and follows it from then on', () => {
  let isOn = false
  const changes: (() => void)[] = []
  const flags: FlagsPort = {
    isOn: () => isOn,
    subscribe(listener) {
      changes.push(listener)
      return () => undefined
    },
  }
  const { host } = setUp({ flags, notify: {}, navigation: {}, analytics: {}, jobs: {} } as unknown as Host)
  const listener = jest.fn()
  host.flags.subscribe(listener)
  expect(host.flags.isOn('points')).toBe(false)
  isOn = true
  changes.forEach((change) => change())
  expect(listener).toHaveBeenCalled()
  expect(host.flags.isOn('points')).toBe(true)
})

test('a frame speaks for its own extension alone, and tells of its page', () => {
  const analytics = { track: jest.fn() }
  const navigation = { open: jest.fn() }
  const { host, line, signs } = setUp({ analytics, navigation } as unknown as Host)
  host.analytics.track('orders', 'points-awarded', { points: 20 })
  expect(analytics.track).toHaveBeenCalledWith('care', 'points-awarded', { points: 20 })
  host.navigation.open('/orders', { replace: true })
  expect(navigation.open).toHaveBeenCalledWith('/orders', { replace: true })
  expect(host.navigation.current()).toBe('/care?q=x')
  expect(host.session.person()?.firstName).toBe('Ada')
  line.send({ type: 'notice', method: 'page.title', words: ['Care of Ada'] })
  expect(signs.onTitle).toHaveBeenCalledWith('Care of Ada')
})

test('settings and functions of others are those of the extension in the admin', async () => {
  const save = jest.fn<Host['settings']['save']>().mockResolvedValue({ isOn: true })
  const call = jest
    .fn<Host['functions']['call']>()
    .mockResolvedValue({ status: 'answered', answer: 3 as never })
  const settings = { read: async () => ({ isOn: false }), save }
  const { host } = setUp({ settings, functions: { call } as Host['functions'] })
  expect(await host.settings.read()).toEqual({ isOn: false })
  expect(await host.settings.save({ isOn: true })).toEqual({ isOn: true })
  expect(save).toHaveBeenCalledWith({ isOn: true })
  expect(await host.functions.call('care:hint', { id: 'x' })).toEqual({ status: 'answered', answer: 3 })
  expect(call).toHaveBeenCalledWith('care:hint', { id: 'x' })
  expect(host.extension).toEqual({ name: 'care' })
})

test('values that are no texts arrive as texts in messages and questions', async () => {
  const notify = { error: jest.fn() }
  const dialogs = { confirm: jest.fn(async () => true) }
  const { host } = setUp({ notify, dialogs, navigation: {} } as unknown as Host)
  host.notify.error('Not saved', new Error('no points left') as never)
  expect(notify.error).toHaveBeenCalledWith('Not saved', 'no points left')
  expect(await host.dialogs.confirm({ title: 'Go on?', message: {}, confirmLabel: 5 } as never)).toBe(true)
  expect(dialogs.confirm).toHaveBeenCalledWith({
    title: 'Go on?',
    message: '[object Object]',
    confirmLabel: '5',
  })
})

test('a function of another extension is unavailable when its input cannot be sent', async () => {
  const { host } = setUp({})
  const input: Record<string, unknown> = { run: () => undefined }
  input['self'] = input
  expect(await host.functions.call('care:hint', input)).toEqual({
    status: 'unavailable',
    reason: expect.stringContaining('circular'),
  })
})
