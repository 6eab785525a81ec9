import { jest } from '@jest/globals'
import { ApiError } from '@stoa/api/http'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useTranslation } from '@stoa/extension-sdk'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import { useLayoutEffect, useReducer, type ReactElement } from 'react'

import type { PreviousVersion } from '@stoa/extension-sdk/manifest'

import english from '../../locales/en/extensions.json' with { type: 'json' }
import type * as LoadModule from '../federation/load-module.ts'
import type { RemoteState } from '../federation/remote-state.ts'
import { English } from '../testing/english.tsx'
import { anExtension, aWidget } from '@stoa/extension-sdk/admission/testing'
import { createLedger } from './containment/ledger.ts'
import { ShellContext, type Shell } from './shell-context.ts'

const loadModule = jest.fn<typeof LoadModule.loadModule>()
const forgetEntry = jest.fn<typeof LoadModule.forgetEntry>()
jest.unstable_mockModule('../federation/load-module.ts', () => ({ loadModule, forgetEntry }))
const { Contribution } = await import('./contribution.tsx')

const notify = { success: jest.fn(), error: jest.fn(), warn: jest.fn(), info: jest.fn() }
const onQuarantine = jest.fn()
const ledger = createLedger(onQuarantine)
const shell = { notify, ledger, loadTexts: () => Promise.resolve() } as unknown as Shell
const ready = (component: (props: never) => ReactElement | null): RemoteState => ({
  status: 'ready',
  exported: component,
})
const failed = (kind: 'script' | 'evaluate' | 'version' | 'integrity'): RemoteState => ({
  status: 'failed',
  failure: { kind, detail: `detail of ${kind}` },
})

let extensions = 0

const Translated = () => <p>{useTranslation().t('points')}</p>

/** Each test uses its own extension, because loaded code stays loaded. */
function setUp(props: object = {}, isEnabled = true, previous: readonly PreviousVersion[] = []) {
  const widget = aWidget('points', 'order.details.after')
  const extension = anExtension(`loyalty-${++extensions}`, { widgets: [widget] }, { previous })
  const element = (enabled: boolean) => (
    <English>
      <QueryClientProvider client={new QueryClient()}>
        <ShellContext value={shell}>
          <p>The order itself</p>
          <Contribution
            extension={extension}
            contribution={widget}
            props={props}
            placeholder={<p>Waiting</p>}
            isEnabled={enabled}
            quarantineFallback={<p>Taken out</p>}
          />
        </ShellContext>
      </QueryClientProvider>
    </English>
  )
  const { rerender } = render(element(isEnabled))
  return {
    extension,
    widget,
    enable: () => rerender(element(true)),
    again: () => void render(element(true)),
  }
}

const retry = () => screen.queryByRole('button', { name: 'Try again' })

beforeEach(() => {
  loadModule.mockReset()
  forgetEntry.mockReset()
})

test('shows a placeholder, then the component with its props and notify', async () => {
  const loading = Promise.withResolvers<RemoteState>()
  loadModule.mockReturnValue(loading.promise)
  const seen = jest.fn()
  const { extension, widget } = setUp({ order: { id: 'order_1' } })
  expect(screen.getByText('Waiting')).toBeInTheDocument()
  expect(loadModule.mock.calls).toEqual([[extension, widget]])

  loading.resolve(
    ready((props) => {
      seen(props)
      return <p>5 points</p>
    }),
  )
  expect(await screen.findByText('5 points')).toBeInTheDocument()
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument()
  expect(seen).toHaveBeenCalledWith({ order: { id: 'order_1' }, notify })
})

test('loads nothing while out of view', async () => {
  loadModule.mockResolvedValue(ready(() => <p>5 points</p>))
  const { enable } = setUp({}, false)
  expect(loadModule).not.toHaveBeenCalled()

  enable()
  expect(await screen.findByText('5 points')).toBeInTheDocument()
})

test('uses the texts of its own extension', async () => {
  const text = jest.fn((namespace: string, key: string) => `${namespace}:${key}`)
  const language = { text, subscribe: () => () => undefined, version: () => 0, locale: () => 'en' }
  loadModule.mockResolvedValue(
    ready(() => (
      <HostContext value={{ host: { language } } as unknown as HostBinding}>
        <Translated />
      </HostContext>
    )),
  )
  const { extension } = setUp()

  expect(await screen.findByText(`${extension.manifest.name}:points`)).toBeInTheDocument()
})

test('a panel replaces a component that throws, its neighbours stay, and retrying heals it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  loadModule.mockResolvedValue(
    ready(() => {
      if (isBroken) throw new TypeError('points is undefined')
      return <p>5 points</p>
    }),
  )
  const { extension } = setUp()

  expect(await screen.findByText(`“${extension.manifest.name}” could not be shown`)).toBeInTheDocument()
  expect(screen.getByText(/It stopped because of an error in its code/)).toBeInTheDocument()
  expect(screen.getByText('TypeError: points is undefined')).toBeInTheDocument()
  expect(screen.getByText('The order itself')).toBeInTheDocument()
  expect(log).toHaveBeenCalledWith(
    `[stoa] ${extension.manifest.name} ./widgets/points failed`,
    expect.objectContaining({ message: 'points is undefined' }),
  )

  isBroken = false
  await userEvent.click(retry()!)
  expect(await screen.findByText('5 points')).toBeInTheDocument()
  expect(loadModule).toHaveBeenCalledTimes(1)
  log.mockRestore()
})

test('retrying fetches code that failed to load', async () => {
  loadModule.mockResolvedValueOnce(failed('script')).mockResolvedValueOnce(ready(() => <p>5 points</p>))
  const { extension } = setUp()
  expect(await screen.findByText(/Its server is not responding/)).toBeInTheDocument()
  expect(screen.getByText('detail of script')).toBeInTheDocument()

  await userEvent.click(retry()!)
  expect(forgetEntry.mock.calls).toEqual([[extension]])
  expect(await screen.findByText('5 points')).toBeInTheDocument()
})

test.each(['evaluate', 'version'] as const)('offers no retry where it cannot help (%s)', async (kind) => {
  loadModule.mockResolvedValue(failed(kind))
  setUp()

  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(retry()).not.toBeInTheDocument()
})

test("a failed call shows the server's message and is not blamed on the extension", async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  loadModule.mockResolvedValue(
    ready(() => {
      throw new ApiError(
        { kind: 'http', status: 404, message: 'Order with id: order_1 was not found' },
        { method: 'GET', path: '/admin/orders/order_1' },
      )
    }),
  )
  setUp()

  expect(await screen.findByText('This no longer exists')).toBeInTheDocument()
  expect(screen.getByText('Order with id: order_1 was not found')).toBeInTheDocument()
  expect(log).not.toHaveBeenCalledWith(expect.stringContaining('[stoa]'), expect.anything())
  log.mockRestore()
})

const increment = (count: number): number => count + 1

/** React stops a component that updates forever, and throws. */
function Restless() {
  const [, again] = useReducer(increment, 0)
  again()
  return null
}

function RestlessEffect() {
  const [count, again] = useReducer(increment, 0)
  useLayoutEffect(() => {
    if (count >= 0) again()
  }, [again, count])
  return null
}

test.each([
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['renders endlessly', Restless],
  ['sets its state in an effect endlessly', RestlessEffect],
])(
  'a contribution that %s three times is quarantined and neither loaded nor rendered again',
  async (_what, Broken) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    loadModule.mockResolvedValue(ready(Broken))
    const { extension, widget } = setUp()
    for (let failures = 1; failures < 3; failures++) {
      expect(ledger.isQuarantined(extension.manifest.name, widget.module)).toBe(false)
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    }

    expect(await screen.findByText('Taken out')).toBeInTheDocument()
    expect(retry()).not.toBeInTheDocument()
    expect(onQuarantine).toHaveBeenLastCalledWith(extension.manifest.name, widget.module)
    expect(screen.getByText('The order itself')).toBeInTheDocument()
    log.mockRestore()
  },
)

test('contributions that share code fail once together', async () => {
  const loading = Promise.withResolvers<RemoteState>()
  loadModule.mockReturnValue(loading.promise)
  const { extension, again } = setUp()
  again()
  again()
  loading.resolve(failed('script'))

  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
  expect(ledger.account(extension.manifest.name).failures).toHaveLength(1)
})

test('the ledger records the time from request to first render', async () => {
  loadModule.mockResolvedValue(ready(() => <p>5 points</p>))
  const { extension, widget } = setUp()
  await screen.findByText('5 points')

  await waitFor(() =>
    expect([...ledger.account(extension.manifest.name).loads]).toEqual([[widget.module, expect.any(Number)]]),
  )
})

test('a failure offers the earlier version in the feed', async () => {
  loadModule.mockResolvedValue(failed('evaluate'))
  setUp({}, true, [{ version: '0.9.0', base: '/remotes/old/', integrity: 'sha384-x' }])

  expect(await screen.findByRole('button', { name: 'Use version 0.9.0 instead' })).toBeInTheDocument()
})

test('choosing an earlier version with blocked storage shows an error', async () => {
  loadModule.mockResolvedValue(failed('evaluate'))
  setUp({}, true, [{ version: '0.9.0', base: '/remotes/old/', integrity: 'sha384-x' }])
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Use version 0.9.0 instead' }))
  blocked.mockRestore()

  const { notKept, notKeptMessage } = english.extensions
  expect(notify.error.mock.calls).toEqual([[notKept, notKeptMessage]])
})
