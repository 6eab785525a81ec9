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
import { fileUrl } from '../federation/integrity.ts'
import { aRemote, askedFiles } from '../testing/remote.ts'
import { createZone } from './shop-zone.tsx'

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

function Sum({ cart: { subtotal } }: { cart: typeof cart }) {
  return <p>{`${useTranslation().t('sum')} ${subtotal}`}</p>
}

let extensions = 0
let logged: ReturnType<typeof jest.spyOn>

const pageWith = (Zone: ReturnType<typeof createZone>, visit: number) => (
  <>
    <p>The page</p>
    <Zone key={visit} name="cart.after" props={{ cart }} />
  </>
)

/** Each test uses its own extension, because loaded code stays loaded. Nobody serves one without a component. */
function showZone(Shown?: ComponentType<never>) {
  const name = `widgets-${++extensions}`
  const widgets = [aWidget('shown', 'cart.after'), aWidget('elsewhere', 'product.after')]
  const extension = anExtension(name, { widgets })
  const { get } = Shown ? aRemote(extension, { './widgets/shown': Shown }) : {}
  const ledger = createLedger(logQuarantine)
  const shell = {
    ledger,
    notify: {},
    loadTexts: () => Promise.resolve(),
    registry: composeRegistry({ extensions: [extension], disabled: [] }),
  } as unknown as Shell
  const Zone = createZone(shell, host)
  const rendered = render(pageWith(Zone, 0))
  return {
    ...rendered,
    extension,
    get,
    openAgain: (visit: number) => rendered.rerender(pageWith(Zone, visit)),
    failures: () => ledger.account(name).failures.map(({ failure }) => failure.kind),
  }
}

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
afterEach(() => {
  globalThis.stoaIntegrity = undefined
  logged.mockRestore()
})

test('a widget gets the props of its zone and its texts; widgets of other zones are not loaded', async () => {
  const { extension, get } = showZone(Sum)
  expect(await screen.findByText('text of sum 1200')).toBeVisible()
  expect(get?.mock.calls).toEqual([['./widgets/shown']])
  expect(askedFiles()).toEqual([fileUrl(extension, 'entry.js'), fileUrl(extension, 'shown.js')])
})

test('a widget that throws is recorded, and leaves no space', async () => {
  const { failures } = showZone(() => {
    throw new Error('bad render')
  })
  await waitFor(() => expect(widgetElement()).toBeNull())
  await waitFor(() => expect(failures()).toEqual(['render']))
  expect(screen.getByText('The page')).toBeVisible()
})

test('a widget that cannot be loaded is recorded, and leaves no space', async () => {
  globalThis.stoaIntegrity = () => 'a hash that no file has'
  const { failures } = showZone()
  await waitFor(() => expect(widgetElement()).toBeNull())
  expect(failures()).toEqual(['integrity'])
})

test('a widget that failed three times is run no more, and the operator can read why', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const Broken = jest.fn(() => {
    throw new Error('bad render')
  })
  const { failures, openAgain } = showZone(Broken)
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
