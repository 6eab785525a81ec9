import { jest } from '@jest/globals'
import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { anArea, aPage } from '@stoa/extension-sdk/admission/testing'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { UiProvider } from '@stoa/ui/ui-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

import { nock } from '../../tests/setup/network.ts'
import { createLedger } from '../extensions/containment/ledger.ts'
import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { createJobBoard, createJobsPort } from '../jobs/job-board.ts'
import { English, uiText } from '../testing/english.tsx'
import { BACKEND, testClient } from '../testing/session-harness.tsx'
import { OVERLAYS } from './topbar-actions.ts'
import { Topbar } from './topbar.tsx'

const AREA = anArea('area', {
  pages: [
    aPage('/things', { link: { label: 'Things', icon: 'box', shortcut: 'g t' } }),
    aPage('/others', { link: { label: 'Others', icon: 'box' } }),
  ],
})

function Page() {
  return (
    <label>
      Name
      <input />
    </label>
  )
}

function open() {
  const shell = {
    registry: composeRegistry({ extensions: [AREA], disabled: [] }),
    ledger: createLedger(() => undefined),
    manifestText: (_name: string, key: string) => key,
  } as unknown as Shell
  const onSignOut = jest.fn(async () => undefined)
  const jobs = createJobBoard()
  const readName = jest.fn(() => 'Ada')
  const person = {
    get name() {
      return readName()
    },
    email: 'ada@shop.test',
  }
  const bar = (
    <>
      <Topbar person={person} onSignOut={onSignOut} jobs={jobs} menu={null} />
      <Page />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: bar }], { initialEntries: ['/a/others'] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <English>
      <QueryClientProvider client={createQueryClient('admin', () => undefined)}>
        <UiProvider locale="en-US" t={uiText} navigate={(path) => void router.navigate(path)}>
          <ApiProvider client={testClient()}>
            <ShellContext value={shell}>{children}</ShellContext>
          </ApiProvider>
        </UiProvider>
      </QueryClientProvider>
    </English>
  )
  renderContribution(() => <RouterProvider router={router} />, {}, { wrapper })
  const go = (to: string) => act(() => router.navigate(to))
  return { onSignOut, go, jobs, readName, path: () => router.state.location.pathname }
}

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

test('renders its zones for extensions', () => {
  open()
  expect(document.querySelector('[data-zone="topbar.start"]')).toBeInTheDocument()
  expect(document.querySelector('[data-zone="topbar.end"]')).toBeInTheDocument()
})

test('what is typed while the search is loading is in its field, and no shortcut', async () => {
  const { path } = open()
  await userEvent.keyboard('{Control>}k{/Control}g things{Enter}')
  expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveValue('g things')
  expect(path()).toBe('/a/others')
  await userEvent.keyboard('!')
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('g things!')
})

test('/ opens the search, and navigation closes it', async () => {
  const { path } = open()
  await userEvent.keyboard('/')
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('option', { name: /Things/ }))
  await waitFor(() => expect(path()).toBe('/a/things'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an overlay stays open when only the query changes', async () => {
  const { go } = open()
  await userEvent.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await go('/a/others?q=lamp')
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument()
  await go('/a/things')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an overlay that is still loading when the page is left is not shown', async () => {
  const { go } = open()
  fireEvent.keyDown(document.body, { key: '?' })
  await go('/a/things')
  await act(async () => void (await OVERLAYS.shortcuts()))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('navigation does not draw the topbar again', async () => {
  const { go, readName } = open()
  const drawn = readName.mock.calls.length
  await go('/a/things')
  expect(drawn).toBeGreaterThan(0)
  expect(readName).toHaveBeenCalledTimes(drawn)
})

test('g and a letter open a page, except while typing', async () => {
  const { path } = open()
  await userEvent.type(screen.getByLabelText('Name'), 'gt/?')
  expect(screen.getByLabelText('Name')).toHaveValue('gt/?')
  expect(path()).toBe('/a/others')
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  screen.getByLabelText('Name').blur()
  await userEvent.keyboard('gt')
  await waitFor(() => expect(path()).toBe('/a/things'))
})

test('⌘K works while typing, and the open sheet blocks other keys', async () => {
  const { path } = open()
  await userEvent.type(screen.getByLabelText('Name'), '{Meta>}k{/Meta}')
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const name = screen.getByLabelText('Name')
  await waitFor(() => expect(name).toHaveFocus())

  name.blur()
  await userEvent.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Thingsgthent')
  await userEvent.keyboard('gt')
  expect(path()).toBe('/a/others')
})

test('a page can open the activity through its port', async () => {
  nock(BACKEND).get('/admin/batch-jobs').query(true).reply(200, { batch_jobs: [] })
  const { jobs } = open()
  await act(async () => createJobsPort(jobs).show())
  expect(await screen.findByRole('dialog', { name: 'Activity' })).toBeInTheDocument()
})

test('help links to the shortcut sheet', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Help' }))
  await screen.findByRole('dialog', { name: 'Help' })
  expect(screen.getByRole('link', { name: /Documentation/ })).toHaveAttribute('target', '_blank')
  await userEvent.click(screen.getByRole('button', { name: /Keyboard shortcuts/ }))
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument()
})

test('the account menu shows the person, the theme and the sign-out', async () => {
  const { onSignOut } = open()
  const button = screen.getByRole('button', { name: 'Account of Ada' })
  await userEvent.click(button)
  const menu = await screen.findByRole('menu', { name: 'Account' })
  expect(screen.getByText('ada@shop.test')).toBeInTheDocument()
  expect(screen.getByRole('menuitem', { name: 'Personal information' })).toHaveAttribute(
    'href',
    '/a/settings/personal-information',
  )
  expect(menu).toContainElement(screen.getByRole('menuitemradio', { name: 'System', checked: true }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')

  await userEvent.click(await screen.findByRole('button', { name: 'Account of Ada', hidden: true }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  expect(onSignOut).toHaveBeenCalledTimes(1)
})
