import { jest } from '@jest/globals'
import { useTranslation } from '@stoa/extension-sdk'
import type { Host } from '@stoa/extension-sdk'
import { anExtension, aWidget } from '@stoa/extension-sdk/admission/testing'
import { render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'

import { createLedger } from '../extensions/containment/ledger.ts'
import { logQuarantine } from '../extensions/operator-log.ts'
import { composeRegistry } from '../extensions/registry.ts'
import type { Shell } from '../extensions/shell-context.ts'
import type * as LoadModule from '../federation/load-module.ts'

const loadModule = jest.fn<typeof LoadModule.loadModule>()
jest.unstable_mockModule('../federation/load-module.ts', () => ({ loadModule }))
const { createZone } = await import('./shop-zone.tsx')

const never = () => () => undefined
const host = {
  client: {},
  flags: { isOn: () => false, subscribe: never },
  language: {
    locale: () => 'en',
    subscribe: never,
    version: () => 0,
    text: (_name: string, key: string) => `text of ${key}`,
  },
} as unknown as Host
const cart = { id: null, currency_code: 'eur', subtotal: 1200, items: [] }

let extensions = 0
let logged: ReturnType<typeof jest.spyOn>

const pageWith = (Zone: ReturnType<typeof createZone>, visit: number) => (
  <>
    <p>The page</p>
    <Zone key={visit} name="cart.after" props={{ cart }} />
  </>
)

/** Each test uses its own extension, because loaded code stays loaded. */
function showZone() {
  const name = `widgets-${++extensions}`
  const widgets = [aWidget('shown', 'cart.after'), aWidget('elsewhere', 'product.after')]
  const ledger = createLedger(logQuarantine)
  const shell = {
    ledger,
    notify: {},
    loadTexts: () => Promise.resolve(),
    registry: composeRegistry({ extensions: [anExtension(name, { widgets })], disabled: [] }),
  } as unknown as Shell
  const Zone = createZone(shell, host)
  const rendered = render(pageWith(Zone, 0))
  return {
    ...rendered,
    openAgain: (visit: number) => rendered.rerender(pageWith(Zone, visit)),
    failures: () => ledger.account(name).failures.map(({ failure }) => failure.kind),
  }
}

const answerWith = (exported: ComponentType<never>) =>
  loadModule.mockResolvedValue({ status: 'ready', exported })
const widgetElement = () => document.querySelector('[data-widget]')

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    readonly #callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback
    }
    observe() {
      this.#callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => logged.mockRestore())

test('a widget gets the props of its zone and its texts; widgets of other zones are not loaded', async () => {
  answerWith(function Shown({ cart: { subtotal } }: { cart: typeof cart }) {
    return <p>{`${useTranslation().t('sum')} ${subtotal}`}</p>
  })
  showZone()
  expect(await screen.findByText('text of sum 1200')).toBeVisible()
  expect(loadModule).toHaveBeenCalledTimes(1)
})

test('a widget that throws is recorded, and leaves no space', async () => {
  answerWith(() => {
    throw new Error('bad render')
  })
  const { failures } = showZone()
  await waitFor(() => expect(widgetElement()).toBeNull())
  await waitFor(() => expect(failures()).toEqual(['render']))
  expect(screen.getByText('The page')).toBeVisible()
})

test('a widget that cannot be loaded is recorded, and leaves no space', async () => {
  loadModule.mockResolvedValue({ status: 'failed', failure: { kind: 'integrity', detail: 'changed' } })
  const { failures } = showZone()
  await waitFor(() => expect(widgetElement()).toBeNull())
  expect(failures()).toEqual(['integrity'])
})

test('a widget that failed three times is run no more, and the operator can read why', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const Broken = jest.fn(() => {
    throw new Error('bad render')
  })
  answerWith(Broken)
  const { failures, openAgain } = showZone()
  for (const visit of [1, 2]) {
    await waitFor(() => expect(failures()).toHaveLength(visit))
    openAgain(visit)
  }
  await waitFor(() => expect(failures()).toHaveLength(3))
  Broken.mockClear()
  openAgain(3)
  expect(widgetElement()).toBeNull()
  expect(Broken).not.toHaveBeenCalled()
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('is off until the page is loaded again'))
  warned.mockRestore()
})
