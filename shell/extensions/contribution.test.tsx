import { jest } from '@jest/globals'
import { ApiError } from '@stoa/api/http'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useTranslation } from '@stoa/extension-sdk'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import { useLayoutEffect, useReducer } from 'react'

import type { PreviousVersion } from '@stoa/extension-sdk/manifest'

import english from '../../locales/en/extensions.json' with { type: 'json' }
import { fileUrl } from '../federation/integrity.ts'
import { English } from '../testing/english.tsx'
import { aRemote, askedFiles } from '../testing/remote.ts'
import { anExtension, aWidget } from '@stoa/extension-sdk/admission/testing'
import { createLedger } from './containment/ledger.ts'
import { Contribution } from './contribution.tsx'
import { ShellContext, type Shell } from './shell-context.ts'
import { loaded, moduleKey, useModule } from './use-module.ts'

const notify = { success: jest.fn(), error: jest.fn(), warn: jest.fn(), info: jest.fn() }
const onQuarantine = jest.fn()
const ledger = createLedger(onQuarantine)
const shell = { notify, ledger, loadTexts: () => Promise.resolve() } as unknown as Shell
const BROKEN = {
  evaluate: new TypeError('points is undefined'),
  version: new Error('[ Federation Runtime ]: No version of shared module react'),
}
const Points = () => <p>5 points</p>

let extensions = 0

const Translated = () => <p>{useTranslation().t('points')}</p>

interface SetUp {
  props?: object
  isEnabled?: boolean
  previous?: readonly PreviousVersion[]
}

const widget = aWidget('points', 'order.details.after')

/** Each test uses its own extension, because loaded code stays loaded. Nobody serves one without `exported`. */
function setUp(exported: unknown, { props = {}, isEnabled = true, previous = [] }: SetUp = {}) {
  const extension = anExtension(`loyalty-${++extensions}`, { widgets: [widget] }, { previous })
  const serve = (module: unknown) => aRemote(extension, { [widget.module]: module })
  const { get } = exported === undefined ? {} : serve(exported)
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
    get,
    serve,
    enable: () => rerender(element(true)),
    again: () => void render(element(true)),
  }
}

const retry = () => screen.queryByRole('button', { name: 'Try again' })

test('shows a placeholder, then the component with its props and notify', async () => {
  const loading = Promise.withResolvers<unknown>()
  const seen = jest.fn()
  const { extension, get } = setUp(loading.promise, { props: { order: { id: 'order_1' } } })
  expect(screen.getByText('Waiting')).toBeInTheDocument()
  expect(askedFiles()).toEqual([fileUrl(extension, 'entry.js'), fileUrl(extension, 'points.js')])
  await waitFor(() => expect(get?.mock.calls).toEqual([[widget.module]]))

  loading.resolve((props: object) => {
    seen(props)
    return <p>5 points</p>
  })
  expect(await screen.findByText('5 points')).toBeInTheDocument()
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument()
  expect(seen).toHaveBeenCalledWith({ order: { id: 'order_1' }, notify })
})

test('loads nothing while out of view', async () => {
  const { enable } = setUp(Points, { isEnabled: false })
  expect(askedFiles()).toEqual([])

  enable()
  expect(await screen.findByText('5 points')).toBeInTheDocument()
})

test('uses the texts of its own extension', async () => {
  const text = jest.fn((namespace: string, key: string) => `${namespace}:${key}`)
  const language = { text, subscribe: () => () => undefined, version: () => 0, locale: () => 'en' }
  const { extension } = setUp(() => (
    <HostContext value={{ host: { language } } as unknown as HostBinding}>
      <Translated />
    </HostContext>
  ))

  expect(await screen.findByText(`${extension.manifest.name}:points`)).toBeInTheDocument()
})

test('a panel replaces a component that throws, its neighbours stay, and retrying heals it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  const { extension, get } = setUp(() => {
    if (isBroken) throw new TypeError('points is undefined')
    return <p>5 points</p>
  })

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
  expect(get).toHaveBeenCalledTimes(1)
  log.mockRestore()
})

test('retrying fetches code that failed to load', async () => {
  const replaced = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { extension, serve } = setUp(undefined)
  const [entry, code] = [fileUrl(extension, 'entry.js'), fileUrl(extension, 'points.js')]
  expect(await screen.findByText(/Its server is not responding/)).toBeInTheDocument()
  expect(screen.getByText(`${entry} answered 404`)).toBeInTheDocument()

  serve(Points)
  await userEvent.click(retry()!)
  expect(await screen.findByText('5 points')).toBeInTheDocument()
  expect(askedFiles()).toEqual([entry, code, `${entry}?try=1`])
  replaced.mockRestore()
})

test.each(['evaluate', 'version'] as const)('offers no retry where it cannot help (%s)', async (kind) => {
  setUp(BROKEN[kind])

  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(retry()).not.toBeInTheDocument()
})

test("a failed call shows the server's message and is not blamed on the extension", async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  setUp(() => {
    throw new ApiError(
      { kind: 'http', status: 404, message: 'Order with id: order_1 was not found' },
      { method: 'GET', path: '/admin/orders/order_1' },
    )
  })

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
    const { extension } = setUp(Broken)
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
  const loading = Promise.withResolvers<unknown>()
  const { extension, again } = setUp(loading.promise)
  again()
  again()
  loading.resolve(new Error('Loading chunk points failed'))

  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
  expect(ledger.account(extension.manifest.name).failures).toHaveLength(1)
})

test('code that another load brought between the first render and the effects is there', async () => {
  const extension = anExtension(`warmed-${++extensions}`, { widgets: [widget] })
  aRemote(extension, { [widget.module]: Points })
  function Warmed() {
    useLayoutEffect(() => void loaded.set(moduleKey(extension, widget), Points), [])
    return <p>{useModule(extension, widget, { attempt: 0, isEnabled: true }).status}</p>
  }
  render(
    <ShellContext value={shell}>
      <Warmed />
    </ShellContext>,
  )
  expect(await screen.findByText('ready')).toBeInTheDocument()
})

test('the ledger records the time from request to first render', async () => {
  const { extension } = setUp(Points)
  await screen.findByText('5 points')

  await waitFor(() =>
    expect([...ledger.account(extension.manifest.name).loads]).toEqual([[widget.module, expect.any(Number)]]),
  )
})

const previous = [{ version: '0.9.0', base: '/remotes/old/', integrity: 'sha384-x' }]

test('a failure offers the earlier version in the feed', async () => {
  setUp(BROKEN.evaluate, { previous })

  expect(await screen.findByRole('button', { name: 'Use version 0.9.0 instead' })).toBeInTheDocument()
})

test('choosing an earlier version with blocked storage shows an error', async () => {
  setUp(BROKEN.evaluate, { previous })
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Use version 0.9.0 instead' }))
  blocked.mockRestore()

  const { notKept, notKeptMessage } = english.extensions
  expect(notify.error.mock.calls).toEqual([[notKept, notKeptMessage]])
})
