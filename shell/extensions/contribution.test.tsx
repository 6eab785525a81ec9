import { jest } from '@jest/globals'
import { ApiError } from '@stoa/api/http'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useTranslation } from '@stoa/extension-sdk'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import type { ReactElement } from 'react'

import type * as LoadModule from '../federation/load-module.ts'
import type { RemoteState } from '../federation/remote-state.ts'
import { English } from '../testing/english.tsx'
import { anExtension, aWidget } from '../testing/feed-entries.ts'
import { ShellContext, type Shell } from './shell-context.ts'

const loadModule = jest.fn<typeof LoadModule.loadModule>()
const forgetEntry = jest.fn<typeof LoadModule.forgetEntry>()
jest.unstable_mockModule('../federation/load-module.ts', () => ({ loadModule, forgetEntry }))
const { Contribution } = await import('./contribution.tsx')

const notify = { success: jest.fn(), error: jest.fn(), warn: jest.fn(), info: jest.fn() }
const shell = { notify, loadTexts: () => Promise.resolve() } as unknown as Shell
const ready = (component: (props: never) => ReactElement | null): RemoteState => ({
  status: 'ready',
  Component: component,
})
const failed = (kind: 'script' | 'evaluate' | 'version' | 'integrity'): RemoteState => ({
  status: 'failed',
  failure: { kind, detail: `detail of ${kind}` },
})

let extensions = 0

const Translated = () => <p>{useTranslation().t('points')}</p>

/** Each test has an extension of its own: what was loaded once stays loaded in a page. */
function setUp(given: object = {}, isWanted = true) {
  const widget = aWidget('points', 'order.details.after')
  const extension = anExtension(`loyalty-${++extensions}`, { widgets: [widget] })
  const element = (wanted: boolean) => (
    <English>
      <QueryClientProvider client={new QueryClient()}>
        <ShellContext value={shell}>
          <p>The order itself</p>
          <Contribution
            extension={extension}
            contribution={widget}
            given={given}
            placeholder={<p>Waiting</p>}
            isWanted={wanted}
          />
        </ShellContext>
      </QueryClientProvider>
    </English>
  )
  const { rerender } = render(element(isWanted))
  return { extension, widget, want: () => rerender(element(true)) }
}

const retry = () => screen.queryByRole('button', { name: 'Try again' })

beforeEach(() => {
  loadModule.mockReset()
  forgetEntry.mockReset()
})

test('waits, then shows the component with what the page gives it and with notify', async () => {
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

test('loads nothing until somebody can see it', async () => {
  loadModule.mockResolvedValue(ready(() => <p>5 points</p>))
  const { want } = setUp({}, false)
  expect(loadModule).not.toHaveBeenCalled()

  want()
  expect(await screen.findByText('5 points')).toBeInTheDocument()
})

test('speaks with the texts of its own extension', async () => {
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

test('a component that throws is replaced by a panel, its neighbours stay, and a new try heals it', async () => {
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
    `[stoa] ${extension.manifest.name} ./widgets/points failed to render`,
    expect.objectContaining({ message: 'points is undefined' }),
  )

  isBroken = false
  await userEvent.click(retry()!)
  expect(await screen.findByText('5 points')).toBeInTheDocument()
  expect(loadModule).toHaveBeenCalledTimes(1)
  log.mockRestore()
})

test('code that did not arrive is fetched anew', async () => {
  loadModule.mockResolvedValueOnce(failed('script')).mockResolvedValueOnce(ready(() => <p>5 points</p>))
  const { extension } = setUp()
  expect(await screen.findByText(/Its server does not answer/)).toBeInTheDocument()
  expect(screen.getByText('detail of script')).toBeInTheDocument()

  await userEvent.click(retry()!)
  expect(forgetEntry.mock.calls).toEqual([[extension]])
  expect(await screen.findByText('5 points')).toBeInTheDocument()
})

test.each(['evaluate', 'version'] as const)(
  'where a new try cannot help (%s) none is offered',
  async (kind) => {
    loadModule.mockResolvedValue(failed(kind))
    setUp()

    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(retry()).not.toBeInTheDocument()
  },
)

test("a call that failed is told in the server's words and is not blamed on the extension", async () => {
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

  expect(await screen.findByText('This does not exist any more')).toBeInTheDocument()
  expect(screen.getByText('Order with id: order_1 was not found')).toBeInTheDocument()
  expect(log).not.toHaveBeenCalledWith(expect.stringContaining('[stoa]'), expect.anything())
  log.mockRestore()
})
