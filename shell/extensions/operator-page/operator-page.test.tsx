import { jest } from '@jest/globals'
import { anArea, anExtension, aPage, aWidget } from '@stoa/extension-sdk/admission/testing'
import { renderContribution, type RenderOptions } from '@stoa/extension-sdk/testing'
import { formatList } from '@stoa/i18n/lists'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'

import { English } from '../../testing/english.tsx'
import type { Environment } from '../containment/environment.ts'
import { createLedger } from '../containment/ledger.ts'
import { composeRegistry } from '../registry.ts'
import { ShellContext, type Shell } from '../shell-context.ts'
import { OperatorPage } from './operator-page.tsx'

const notify = { success: jest.fn(), error: jest.fn(), warn: jest.fn(), info: jest.fn() }
const environment: Environment = { switchedOff: {}, overrides: [], versions: [] }

const LOYALTY = anExtension(
  'loyalty',
  { pages: [aPage('/loyalty')], widgets: [aWidget('points', 'order.details.after')] },
  { previous: [{ version: '0.9.0', base: '/remotes/loyalty/0.9.0/', integrity: 'sha384-x' }] },
)

const loadTexts = () => Promise.resolve()

function openPage(
  extensions: readonly unknown[],
  options: RenderOptions = {},
  more: Partial<Shell['feed']> = {},
) {
  const feed = { extensions, disabled: [], origins: [], ...more }
  const ledger = createLedger(() => undefined)
  const registry = composeRegistry(feed)
  const shell = { feed, registry, ledger, environment, notify, loadTexts } as unknown as Shell
  const wrapper = ({ children }: { children: ReactNode }) => (
    <English>
      <ShellContext value={shell}>{children}</ShellContext>
    </English>
  )
  return { ledger, ...renderContribution(OperatorPage, {}, { ...options, wrapper }) }
}

const row = (name: string): HTMLElement => screen.getByText(name, { selector: 'summary *' }).closest('li')!
const open = async (name: string) => {
  await userEvent.click(row(name).querySelector('summary')!)
  return within(row(name))
}

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
  performance.getEntriesByType = () => []
})

test('an empty feed shows an empty state', () => {
  openPage([])

  expect(screen.getByText('No extensions installed')).toBeInTheDocument()
})

test('lists what is installed and shows failures as they happen', async () => {
  const { ledger } = openPage([anArea('area'), LOYALTY, anExtension('new', { sdk: '^9.0.0' })])

  expect(
    screen.getByText(formatList(['2 extensions', '1 area', '2 contributions'], 'en')),
  ).toBeInTheDocument()
  expect(screen.getByText(formatList(['Refused: 1'], 'en'))).toBeInTheDocument()
  const refused = await open('new')
  expect(refused.getByText('sdk-range')).toBeInTheDocument()
  expect(refused.getByText(/it asks for SDK \^9\.0\.0/)).toBeInTheDocument()

  const loyalty = await open('loyalty')
  expect(loyalty.getByRole('link', { name: '/a/loyalty' })).toHaveAttribute('href', '/a/loyalty')
  expect(loyalty.getAllByText('Not used yet')).toHaveLength(3)
  act(() => {
    ledger.rendered('loyalty', './pages/page', 1)
    ledger.rendered('loyalty', './pages/page', 1)
    ledger.loaded('loyalty', './pages/page', 40)
    ledger.failed('loyalty', './widgets/points', { kind: 'render', detail: 'TypeError: points is undefined' })
  })
  expect(screen.getByText(formatList(['Refused: 1', 'Had errors: 1'], 'en'))).toBeInTheDocument()
  expect(within(loyalty.getByText('/loyalty').closest('tr')!).getByRole('cell', { name: '2' })).toBeVisible()
  const errors = within(loyalty.getByRole('heading', { name: /^Errors/ }).closest('section')!)
  expect(errors.getByText('Widget points')).toBeInTheDocument()
  expect(errors.getByText('TypeError: points is undefined')).toBeInTheDocument()
  expect(row('loyalty')).toHaveTextContent('2 contributions40 ms1 error')
})

test('a row action says which menus it is in', async () => {
  const action = { list: 'product', label: 'label', module: './action', files: [] } as const
  const rowActions = [
    { ...action, id: 'check' },
    { ...action, id: 'renew', on: ['page'] as const },
  ]
  openPage([anExtension('care', { rowActions })])
  const care = await open('care')
  expect(care.getByText('check').closest('tr')).toHaveTextContent('productmenu of each row')
  expect(care.getByText('renew').closest('tr')).toHaveTextContent('productmenu of the record’s page')
})

test('search and filter narrow the list', async () => {
  openPage([LOYALTY, anExtension('reviews'), anExtension('new', { sdk: '^9.0.0' })])
  await userEvent.click(screen.getByRole('button', { name: 'Refused 1' }))
  expect(screen.queryByText('reviews')).not.toBeInTheDocument()
  expect(row('new')).toBeInTheDocument()

  await userEvent.type(screen.getByRole('searchbox'), 'reviews{Enter}')
  expect(await screen.findByText('No matches')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Refused 1' }))
  expect(row('reviews')).toBeInTheDocument()
})

test('disabling asks first, is saved in this browser and can be undone', async () => {
  const { questions } = openPage([LOYALTY])
  const loyalty = await open('loyalty')
  await userEvent.click(loyalty.getByRole('button', { name: 'Disable in this browser' }))

  expect(questions).toMatchObject([{ title: 'Disable “loyalty” in this browser?' }])
  expect(localStorage.getItem('stoa-disabled-extensions')).toBe('loyalty')
  expect(screen.getByText(/Changed in this browser: .loyalty/)).toBeInTheDocument()

  await userEvent.click(loyalty.getByRole('button', { name: 'Enable in this browser' }))
  expect(questions).toHaveLength(1)
  expect(localStorage.getItem('stoa-disabled-extensions')).toBe('')
  expect(screen.queryByText(/Changed in this browser/)).not.toBeInTheDocument()
})

test('a quarantined extension offers its earlier version first, and can be enabled again', async () => {
  const { ledger } = openPage([LOYALTY])
  act(() => {
    for (let count = 0; count < 3; count++)
      ledger.failed('loyalty', '*', { kind: 'event', detail: 'Error: no' })
  })
  expect(row('loyalty')).toHaveTextContent('Quarantined')
  const loyalty = await open('loyalty')
  expect(loyalty.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Use version 0.9.0 instead',
    'Enable again',
    'Disable in this browser',
    'About this extension',
    'Copy for the author',
  ])
  await userEvent.click(loyalty.getByRole('button', { name: 'Enable again' }))
  expect(row('loyalty')).not.toHaveTextContent('Quarantined')
  expect(loyalty.getAllByText('Not used yet')).toHaveLength(3)
})

test('declining changes nothing', async () => {
  openPage([LOYALTY], { dialogs: { confirm: () => Promise.resolve(false) } })
  const loyalty = await open('loyalty')
  await userEvent.click(loyalty.getByRole('button', { name: 'Disable in this browser' }))

  expect(localStorage.getItem('stoa-disabled-extensions')).toBeNull()
})

test('offers an earlier version, and blocked storage shows an error', async () => {
  openPage([LOYALTY])
  const loyalty = await open('loyalty')
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  await userEvent.click(loyalty.getByRole('button', { name: 'Use version 0.9.0 instead' }))
  set.mockRestore()

  expect(notify.error).toHaveBeenCalledWith('Your choice could not be saved', expect.anything())
})

test('copies the report, or shows it if the clipboard is blocked', async () => {
  const user = userEvent.setup()
  openPage([LOYALTY])
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  expect(JSON.parse(write.mock.lastCall?.[0] ?? '')).toMatchObject({ extensions: [{ name: 'loyalty' }] })
  expect(notify.success).toHaveBeenCalledWith('The report was copied', expect.anything())

  write.mockRejectedValueOnce(new DOMException('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  expect(screen.getByRole('region', { name: 'Report' })).toHaveTextContent('"name": "loyalty"')
})

test('copies for an author what concerns that extension alone, or shows it', async () => {
  const user = userEvent.setup()
  openPage([LOYALTY, anExtension('other')])
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  const details = await open('loyalty')
  await user.click(details.getByRole('button', { name: 'Copy for the author' }))
  const report = write.mock.lastCall?.[0] ?? ''
  expect(JSON.parse(report)).toMatchObject({ extension: { name: 'loyalty', errors: [] } })
  expect(report).not.toContain('other')

  write.mockRejectedValueOnce(new DOMException('denied'))
  await user.click(details.getByRole('button', { name: 'Copy for the author' }))
  expect(details.getByRole('region', { name: 'Copy for the author' })).toHaveTextContent('"name": "loyalty"')
})

test('what an author says is read when it is asked for', async () => {
  const about = { author: 'Ann', homepage: 'https://example.com/loyalty' }
  const answers = [Response.error(), Response.json({ about })]
  const read = jest.fn(async (_url: unknown) => answers.shift() ?? Response.error())
  globalThis.fetch = read as unknown as typeof fetch
  openPage([LOYALTY])
  const details = await open('loyalty')
  expect(read).not.toHaveBeenCalled()

  await userEvent.click(details.getByRole('button', { name: 'About this extension' }))
  expect(await details.findByRole('alert')).toHaveTextContent('The information could not be read.')
  await userEvent.click(details.getByRole('button', { name: 'About this extension' }))
  expect(await details.findByRole('link', { name: about.homepage })).toBeInTheDocument()
  expect(details.getByText('Ann')).toBeInTheDocument()
  expect(read.mock.calls.map(([url]) => new URL(String(url)).pathname)).toEqual([
    '/remotes/loyalty/extension.json',
    '/remotes/loyalty/extension.json',
  ])
})

test('what an extension uses is listed, and everything for one that does not declare it', async () => {
  const uses = { read: ['orders', 'users'], write: ['orders'], connect: ['https://api.example.com'] }
  const joined = { ...aWidget('joined', 'order.details.side'), expand: ['payments'] }
  openPage([
    LOYALTY,
    anExtension('care', { uses }),
    anExtension('none', { uses: {} }),
    anExtension('joined', { uses: {}, widgets: [joined] }),
  ])
  const care = await open('care')
  expect(care.getByText('Reads').closest('div')).toHaveTextContent('orders and users')
  expect(care.getByText('Writes').closest('div')).toHaveTextContent('Writesorders')
  expect(care.getByText('Connects to').closest('div')).toHaveTextContent('https://api.example.com')
  expect((await open('none')).getByText('Nothing of the store')).toBeInTheDocument()
  expect((await open('joined')).getByText('Reads').closest('div')).toHaveTextContent('orders.payments')
  expect((await open('loyalty')).getByText(/^Everything, because/)).toBeInTheDocument()
})

test('an update that uses more is shown with what that is and how to decide', async () => {
  const uses = { read: ['orders'] }
  const about = { changelog: 'Counts people too.' }
  const manifest = { uses: { read: ['orders', 'users'], write: ['orders'] }, about }
  globalThis.fetch = (async () => Response.json(manifest)) as typeof fetch
  const waiting = { version: '1.1.0', base: '/remotes/care/1.1.0/', integrity: `sha256-${'A'.repeat(43)}=` }
  openPage([anExtension('care', { uses }, { waiting })])
  expect(row('care')).toHaveTextContent('Update waiting')
  const care = await open('care')
  const banner = care
    .getByText('Version 1.1.0 uses more and waits for your decision')
    .closest('[role=status]')!
  await waitFor(() => expect(banner).toHaveTextContent(/ReadsusersWritesorders/))
  expect(banner).toHaveTextContent('New in this versionCounts people too.')
  expect(banner).toHaveTextContent('stoa accept care --feed DIR')
})

test('what an extension needs, works with and offers to others is shown', async () => {
  const needs = { area: '>=0.0.0' }
  const optionalNeeds = { wash: '^1.0.0', dry: '*' }
  openPage([
    anArea('area', { version: '1.0.0' }),
    anExtension('care', { needs, optionalNeeds, zones: ['labels', 'hints'] }),
  ])
  const care = await open('care')
  expect(care.getByText('Needs').closest('div')).toHaveTextContent('Needsarea >=0.0.0')
  expect(care.getByText('Works with').closest('div')).toHaveTextContent('wash ^1.0.0 and dry *')
  expect(care.getByText('Offers zones').closest('div')).toHaveTextContent('labels and hints')
})

test('the key that a name belongs to is shown', async () => {
  openPage([LOYALTY, anExtension('care')], {}, { owners: { loyalty: 'ed25519-key' } })
  expect((await open('loyalty')).getByText('Author’s key').closest('div')).toHaveTextContent('ed25519-key')
  expect((await open('care')).queryByText('Author’s key')).not.toBeInTheDocument()
})

test('whether the feed was verified is said, where it must be signed', async () => {
  const { unmount } = openPage([LOYALTY], {}, { signed: { version: 1200, expires: '2026-12-24T12:00:00Z' } })
  expect(screen.getByText('Signed feed, version 1,200, valid until Dec 24, 2026')).toBeInTheDocument()
  unmount()
  openPage([LOYALTY], {}, { signed: 'unchecked' })
  expect(screen.getByText(/^This browser cannot check signatures/)).toBeInTheDocument()
})
