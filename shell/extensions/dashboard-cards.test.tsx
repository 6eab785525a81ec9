import { anExtension } from '@stoa/extension-sdk/admission/testing'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import type { DashboardCardEntry, FeedEntry } from '@stoa/extension-sdk/manifest'
import { act, render, screen, waitFor, within } from '@testing-library/react'

import { fileUrl } from '../federation/integrity.ts'
import { English } from '../testing/english.tsx'
import { aRemote, askedFiles } from '../testing/remote.ts'
import { createLedger } from './containment/ledger.ts'
import { DashboardCards } from './dashboard-cards.tsx'
import { composeRegistry } from './registry.ts'
import { ShellContext, type Shell } from './shell-context.ts'

const aCard = (id: string, more: Partial<DashboardCardEntry> = {}): DashboardCardEntry => ({
  id,
  title: `title of ${id}`,
  module: `./cards/${id}`,
  files: [],
  ...more,
})

let scroll: () => void
beforeEach(() => {
  const cards: (() => void)[] = []
  scroll = () => cards.forEach((show) => show())
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      cards.push(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never))
    }
    observe = () => undefined
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
})

function open(...extensions: FeedEntry[]) {
  const ledger = createLedger(() => undefined)
  const flags = { isOn: () => false, subscribe: () => () => undefined }
  const shell = {
    registry: composeRegistry({ extensions, disabled: [] }),
    ledger,
    notify: { info: () => undefined },
    loadTexts: () => Promise.resolve(),
    manifestText: (name: string, key: string) => `${name}: ${key}`,
  } as unknown as Shell
  const { container } = render(
    <English>
      <HostContext value={{ host: { flags } } as unknown as HostBinding}>
        <ShellContext value={shell}>
          <DashboardCards />
        </ShellContext>
      </HostContext>
    </English>,
  )
  return { container, ledger }
}

test('without cards nothing is rendered', () => {
  expect(open(anExtension('quiet')).container).toBeEmptyDOMElement()
})

test('a card shows its title at its final size before its code has loaded', async () => {
  const { promise } = Promise.withResolvers<never>()
  const cardEntries = [aCard('points', { size: 'wide', height: 80 }), aCard('usual')]
  const extension = anExtension('loyalty', { cards: cardEntries })
  const { get } = aRemote(extension, { './cards/points': promise, './cards/usual': promise })
  const { container } = open(extension)

  const frames = screen.getAllByRole('region', { name: /^loyalty: title of/ })
  expect(frames).toHaveLength(2)
  expect(within(frames[0]!).getByRole('heading', { name: 'loyalty: title of points' })).toBeInTheDocument()
  const cards = [...container.querySelectorAll<HTMLElement>('[data-card]')]
  expect(cards.map(({ dataset }) => dataset['size'])).toEqual(['wide', 'small'])
  expect(cards[0]?.querySelector('[style*="min-block-size: 80px"]')).not.toBeNull()
  expect(cards[1]?.querySelector('[style*="min-block-size: 160px"]')).not.toBeNull()

  expect(askedFiles()).toEqual([])
  act(scroll)
  await waitFor(() => expect(get.mock.calls).toEqual([['./cards/points'], ['./cards/usual']]))
  expect(askedFiles()).toEqual([fileUrl(extension, 'entry.js')])
})

test('a failed card shows an error in its frame, and the others stay', async () => {
  const extension = anExtension('sound', { cards: [aCard('sound')] })
  aRemote(extension, { './cards/sound': () => <p>5 points</p> })
  open(anExtension('broken', { cards: [aCard('broken')] }), extension)
  act(scroll)

  const sound = screen.getByRole('region', { name: /sound/ })
  expect(await within(sound).findByText('5 points')).toBeInTheDocument()
  const broken = screen.getByRole('region', { name: /broken/ })
  expect(await within(broken).findByRole('alert')).toHaveTextContent('“broken” could not be shown')
})

test('a quarantined card disappears with its frame', () => {
  const { ledger } = open(
    anExtension('broken', { cards: [aCard('broken')] }),
    anExtension('sound', { cards: [aCard('sound')] }),
  )
  const fail = () => ledger.failed('broken', './cards/broken', { kind: 'render', detail: 'x' })
  act(() => [fail, fail, fail].forEach((once) => once()))

  expect(screen.queryByRole('region', { name: /broken/ })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: /sound/ })).toBeInTheDocument()
})
