import { jest } from '@jest/globals'
import { createQueryClient } from '@stoa/api/react'
import type { RunContext, SearchContext, SearchResult } from '@stoa/extension-sdk'
import { anArea, anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import type { CommandEntry, SearchProviderEntry } from '@stoa/extension-sdk/manifest'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { UiProvider } from '@stoa/ui/ui-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'

import { createLedger } from '../extensions/containment/ledger.ts'
import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { English, uiText } from '../testing/english.tsx'
import { aRemote, askedFiles } from '../testing/remote.ts'
import type { TopbarActions } from '../topbar/topbar-actions.ts'
import { Palette } from './palette.tsx'

type Search = (query: string, context: SearchContext) => Promise<readonly SearchResult[]>
type Command = (context: RunContext) => Promise<void>

const search = (id: string): SearchProviderEntry => ({
  id,
  label: id,
  module: `./searches/${id}`,
  files: [],
})
const command = (id: string, label: string): CommandEntry => ({
  id,
  label,
  module: `./commands/${id}`,
  files: [],
})

const AREA = anArea('area', {
  pages: [
    aPage('/things', { link: { label: 'Things', icon: 'box', shortcut: 'g t' } }),
    aPage('/things/:id', { title: 'One thing' }),
  ],
  searches: [search('Things found'), search('Others found')],
})
const EXTENSION = anExtension('bonus', { commands: [command('recount', 'Recount')], uses: {} })

const findsNothing: Search = () => Promise.resolve([])

function open(modules: Record<string, Search | Command> = {}) {
  aRemote(AREA, {
    './searches/Things found': findsNothing,
    './searches/Others found': findsNothing,
    ...modules,
  })
  aRemote(EXTENSION, modules)
  const feed = { extensions: [AREA, EXTENSION], disabled: [] }
  const shell = {
    registry: composeRegistry(feed),
    ledger: createLedger(() => undefined),
    loadTexts: () => Promise.resolve(),
    manifestText: (_name: string, key: string) => key,
  } as unknown as Shell
  const actions = {
    show: jest.fn<TopbarActions['show']>(),
    signOut: jest.fn(),
    follow: jest.fn<TopbarActions['follow']>(),
  }
  const onClose = jest.fn()
  const navigate = jest.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <English>
      <QueryClientProvider client={createQueryClient('admin', () => undefined)}>
        <UiProvider locale="en-US" t={uiText} navigate={navigate}>
          <ShellContext value={shell}>{children}</ShellContext>
        </UiProvider>
      </QueryClientProvider>
    </English>
  )
  const session = {
    person: () => ({ id: 'usr_ada', email: 'ada@shop.test', firstName: null, lastName: null }),
  }
  const rendered = renderContribution(Palette, { actions, onClose }, { session, wrapper })
  return { ...rendered, actions, onClose, navigate }
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const group = (name: string) => within(screen.getByRole('group', { name }))
const soon = async (name: string) => within(await screen.findByRole('group', { name }))
/** Without pauses: a query that settles between two letters would be searched for, too. */
const type = (text: string) => userEvent.setup({ delay: null }).type(screen.getByRole('combobox'), text)
/** As `type`, without a click into the field. */
const press = (keys: string) => userEvent.setup({ delay: null }).keyboard(keys)
const activeOption = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}

const THING: SearchResult = { id: '1', title: 'Lamp', detail: 'Published', path: '/things/1' }

beforeEach(() => localStorage.clear())
afterEach(() => jest.useRealTimers())

test('offers pages without parameters, commands and actions before typing, without any search', () => {
  open()
  expect(group('Pages').getByRole('option', { name: /Things/ })).toHaveTextContent('gt')
  expect(group('Commands').getByRole('option')).toHaveTextContent('Recount bonus')
  expect(options().some((text) => text?.includes('One thing'))).toBe(false)
  expect(askedFiles()).toEqual([])
})

test('one letter only filters, two letters query every provider at once', async () => {
  const searchMock = jest.fn<Search>().mockResolvedValue([THING])
  open({ './searches/Things found': searchMock, './searches/Others found': searchMock })
  jest.useFakeTimers()
  await type('t')
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(group('Pages').getAllByRole('option')).toHaveLength(1)
  expect(askedFiles()).toEqual([])
  jest.useRealTimers()
  await type('h')
  await (await soon('Things found')).findByRole('option', { name: /Lamp/ })
  await soon('Others found')
  expect(searchMock.mock.calls.map(([query, { limit }]) => [query, limit])).toEqual([
    ['th', 5],
    ['th', 5],
  ])
})

test('arrow keys wrap around in both directions', async () => {
  open({ './searches/Things found': () => Promise.resolve([THING, { ...THING, id: '2', title: 'Lantern' }]) })
  await type('la')
  await screen.findByRole('option', { name: /Lantern/ })
  await userEvent.keyboard('{Home}{ArrowUp}')
  await waitFor(() => expect(activeOption()).toMatch(/Lantern/))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(activeOption()).not.toMatch(/Lantern/))
})

test('a chosen entry is opened and remembered', async () => {
  const { navigate, onClose, unmount } = open({ './searches/Things found': () => Promise.resolve([THING]) })
  await type('lamp')
  await userEvent.click(await screen.findByRole('option', { name: /Lamp/ }))
  expect(navigate.mock.calls[0]?.[0]).toBe('/a/things/1')
  expect(onClose).toHaveBeenCalled()
  unmount()

  open()
  expect(group('Recent').getByRole('option', { name: /Lamp/ })).toHaveAttribute('href', '/a/things/1')
})

test('Enter right after the last letter opens a result of all letters, not of those before', async () => {
  const QUILT = { ...THING, id: '2', title: 'Quilt', path: '/things/2' }
  const { opened } = open({
    './searches/Things found': (query: string) => Promise.resolve(query === 'qu' ? [THING, QUILT] : [QUILT]),
  })
  await press('qu')
  await screen.findByRole('option', { name: /Lamp/ })
  await press('i{Enter}')

  await waitFor(() => expect(opened).toEqual(['/things/2']))
})

test('a failed provider shows an error with a retry in its own section', async () => {
  let isBroken = true
  open({
    './searches/Things found': () => Promise.resolve([THING]),
    './searches/Others found': () => (isBroken ? Promise.reject(new Error('bad')) : Promise.resolve([THING])),
  })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await type('lamp')
  const retry = await (await soon('Others found')).findByRole('option', { name: /Search failed/ })
  expect(group('Things found').getByRole('option', { name: /Lamp/ })).toBeInTheDocument()
  isBroken = false
  await userEvent.click(retry)
  await waitFor(() => expect(group('Others found').getByRole('option', { name: /Lamp/ })).toBeInTheDocument())
})

test.each([
  ['no list', 'Lamp'],
  ['a result without a path', [{ id: '1', title: 'Lamp' }]],
])('a provider that answers %s has failed', async (_what, answer) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  open({ './searches/Things found': () => Promise.resolve(answer as unknown as SearchResult[]) })
  await type('lamp')
  expect(await screen.findByRole('option', { name: /Search failed/ })).toBeInTheDocument()
})

test('an object as the detail of a result is shown as a text, and opens from the recent ones', async () => {
  const strange = { ...THING, detail: { cyclic: true } as never }
  const { unmount } = open({ './searches/Things found': () => Promise.resolve([strange]) })
  await type('lamp')
  await userEvent.click(await screen.findByRole('option', { name: /Lamp \[object Object\]/ }))
  unmount()
  open()
  expect(group('Recent').getByRole('option', { name: /Lamp/ })).toBeInTheDocument()
})

test('a result without an installed page is shown but disabled', async () => {
  open({ './searches/Things found': () => Promise.resolve([{ id: '1', title: 'Lamp', path: '/lamps/1' }]) })
  await type('lamp')
  const option = await screen.findByRole('option', { name: /Lamp No page here/ })
  expect(option).toHaveAttribute('aria-disabled', 'true')
  expect(option).not.toHaveAttribute('href')
})

test('results are limited to five and deduplicated by id', async () => {
  const many = Array.from({ length: 8 }, (_, at) => ({ ...THING, id: String(Math.max(at, 1)) }))
  open({ './searches/Things found': () => Promise.resolve(many) })
  await type('lamp')
  await screen.findByRole('group', { name: 'Things found' })
  expect(group('Things found').getAllByRole('option')).toHaveLength(5)
})

test('typing on aborts the previous search', async () => {
  const signals: AbortSignal[] = []
  open({
    './searches/Things found': (_query, { signal }) => {
      signals.push(signal)
      return new Promise(() => undefined)
    },
  })
  await type('la')
  await waitFor(() => expect(signals).toHaveLength(1))
  await type('mp')
  await waitFor(() => expect(signals).toHaveLength(2))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('announces the number of results, or that there are none', async () => {
  open({ './searches/Things found': (query: string) => Promise.resolve(query === 'lamp' ? [THING] : []) })
  await type('lamp')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 result'))
  await type(' nowhere')
  expect(await screen.findByText('No results for “lamp nowhere”')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('0 results')
})

test('a command closes the palette and shows progress; its failure message names the command and its extension', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { actions, onClose, messages } = open({
    './commands/recount': () => Promise.reject(new Error('bad')),
  })
  await userEvent.click(screen.getByRole('option', { name: /Recount/ }))
  expect(onClose).toHaveBeenCalled()
  const [label, work] = actions.follow.mock.calls[0] ?? []
  expect(label).toBe('Recount')
  await work
  expect(messages).toEqual([
    { type: 'error', title: '“Recount” of bonus did not work', message: expect.stringContaining('error') },
  ])
})

test('a command that calls what its extension did not declare says what is missing', async () => {
  for (const method of ['error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined)
  const { actions, messages } = open({
    './commands/recount': ({ client }: RunContext) => client.get<void>('/users'),
  })
  await userEvent.click(screen.getByRole('option', { name: /Recount/ }))
  await actions.follow.mock.calls[0]?.[1]
  expect(messages).toMatchObject([
    { type: 'error', message: "bonus may not read users: add uses: { read: ['users'] } to extension.ts" },
  ])
})
