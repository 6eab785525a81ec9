import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'

import { createDraft } from '../draft/draft.ts'
import { heldOn, type HeldWrite } from './held-writes.ts'
import { useHeldSubjects, useHeldWrites } from './use-held-writes.ts'

const PAGE = 'order_1'
const SHIP = { subject: 'ful_1', kind: 'ship', values: { number: 'X-7' } }

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  sessionStorage.clear()
  jest.useRealTimers()
})

const open = (send: (write: HeldWrite) => Promise<unknown>, isDone?: (write: HeldWrite) => boolean) =>
  renderHook(() => useHeldWrites(PAGE, { send, nameOf: ({ kind }) => kind, ...(isDone && { isDone }) }))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const hold = (more: object = {}) => act(() => heldOn(PAGE).hold({ ...SHIP, ...more }))
const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
/** As the shell asks before it signs a person out. */
async function sendAll(): Promise<string[]> {
  const answers: Promise<readonly string[]>[] = []
  await act(async () => {
    const detail = (unsent: Promise<readonly string[]>) => answers.push(unsent)
    window.dispatchEvent(new CustomEvent('stoa.send-held', { detail }))
    await Promise.all(answers)
  })
  return (await Promise.all(answers)).flat()
}
const sender = () => jest.fn(async (_write: HeldWrite): Promise<unknown> => undefined)

it('sends a write once, after ten seconds', async () => {
  const send = sender()
  const { result } = open(send)
  hold()
  await pass(9900)
  expect(send).not.toHaveBeenCalled()
  await pass(60_000)
  expect(send.mock.calls).toMatchObject([[SHIP]])
  expect(result.current.writes).toEqual([])
})

it('never sends what is taken back', async () => {
  const send = sender()
  const { result } = open(send)
  hold()
  act(() => result.current.undo(SHIP.subject))
  await pass(60_000)
  expect(send).not.toHaveBeenCalled()
})

it('sends at once when asked to, and not again when the time is over', async () => {
  const send = sender()
  const { result } = open(send)
  hold()
  act(() => result.current.sendNow(SHIP.subject))
  await pass(60_000)
  expect(send).toHaveBeenCalledTimes(1)
})

it('sends what waits when the page is left', async () => {
  const send = sender()
  const { unmount } = open(send)
  hold()
  unmount()
  expect(send).toHaveBeenCalledTimes(1)
  await pass(60_000)
  expect(send).toHaveBeenCalledTimes(1)
})

it('gives a write its whole time again after a reload', async () => {
  hold()
  await pass(9000)
  const send = sender()
  open(send)
  await pass(9000)
  expect(send).not.toHaveBeenCalled()
  await pass(2000)
  expect(send).toHaveBeenCalledTimes(1)
})

it('leaves it to a person to send again what may have been sent before a reload', async () => {
  hold()
  act(() => heldOn(PAGE).change(SHIP.subject, { state: 'sending' }))
  const send = sender()
  const { result } = open(send)
  await pass(60_000)
  expect(send).not.toHaveBeenCalled()
  expect(result.current.writes).toMatchObject([{ state: 'stopped' }])
})

it('keeps a write that fails until it is sent again', async () => {
  const send = sender().mockRejectedValueOnce(new Error('No'))
  const { result } = open(send)
  hold()
  await pass(60_000)
  expect(send).toHaveBeenCalledTimes(1)
  expect(result.current.writes).toMatchObject([{ state: 'stopped' }])
  act(() => result.current.sendNow(SHIP.subject))
  await pass(0)
  expect(send).toHaveBeenCalledTimes(2)
  expect(result.current.writes).toEqual([])
})

it('drops a stopped write that was done meanwhile', async () => {
  const { result } = open(sender().mockRejectedValue(new Error('lost')), () => true)
  hold()
  await pass(60_000)
  expect(result.current.writes).toEqual([])
})

it('keeps the draft of its form until it is sent', async () => {
  const draft = createDraft('/a/orders/order_1', 'ship-ful_1')
  draft.keep({ numbers: 'X-7' })
  const { result } = open(sender().mockRejectedValueOnce(new Error('No')))
  hold({ draft: { path: '/a/orders/order_1', id: 'ship-ful_1' } })
  await pass(10_000)
  expect(draft.read()).toEqual({ numbers: 'X-7' })
  act(() => result.current.sendNow(SHIP.subject))
  await pass(0)
  expect(draft.read()).toEqual({})
})

it('asks before the tab is closed while a write waits', async () => {
  const { result } = open(sender())
  expect(close()).toBe(false)
  hold()
  expect(close()).toBe(true)
  act(() => result.current.undo(SHIP.subject))
  expect(close()).toBe(false)
})

it('sends nothing by itself in a copy of the tab', async () => {
  const locks = {
    request: async (_name: string, _options: object, take: (lock: null) => unknown) => take(null),
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  hold()
  const send = sender()
  const { result } = open(send)
  await pass(60_000)
  Reflect.deleteProperty(navigator, 'locks')
  expect(send).not.toHaveBeenCalled()
  expect(result.current.writes).toMatchObject([{ state: 'stopped' }])
})

it('sends what waits before a sign-out, and asks nothing of a person then', async () => {
  const send = sender()
  open(send)
  hold()
  expect(await sendAll()).toEqual([])
  expect(send).toHaveBeenCalledTimes(1)
  expect(close()).toBe(false)
})

it('names what could not be sent before a sign-out', async () => {
  open(sender().mockRejectedValue(new Error('No')))
  hold()
  expect(await sendAll()).toEqual(['ship'])
  expect(await sendAll()).toEqual(['ship'])
})

it('names nothing that was done meanwhile, and forgets it', async () => {
  open(sender().mockRejectedValue(new Error('lost')), () => true)
  hold()
  expect(await sendAll()).toEqual([])
  expect(heldOn(PAGE).read()).toEqual([])
})

it('has a sign-out wait for what a page sent when it was left', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { unmount } = open(() => promise)
  hold()
  unmount()
  let isSettled = false
  const settled = sendAll().then(() => (isSettled = true))
  await pass(100)
  expect(isSettled).toBe(false)
  resolve()
  await settled
  expect(heldOn(PAGE).read()).toEqual([])
})

it('names the subjects whose writes wait', () => {
  const { result } = renderHook(() => useHeldSubjects(PAGE))
  expect([...result.current]).toEqual([])
  hold()
  expect([...result.current]).toEqual(['ful_1'])
})
