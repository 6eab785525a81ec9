import { jest } from '@jest/globals'
import { storeKeys } from '@stoa/api/admin/store'
import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { anArea, aPage } from '@stoa/extension-sdk/admission/testing'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router'

import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { English } from '../testing/english.tsx'
import { testClient } from '../testing/session-harness.tsx'
import { Sidebar } from './sidebar.tsx'

const area = anArea('area', {
  pages: [
    aPage('/things', { link: { label: 'Things', icon: 'box' } }),
    aPage('/parts', { link: { label: 'Parts', icon: 'box', parent: '/things' } }),
    aPage('/makers', { parent: '/things' }),
    aPage('/makers/:id'),
    aPage('/others', { link: { label: 'Others', icon: 'box' } }),
  ],
})
const manifestText = jest.fn((_name: string, key: string) => key)
const shell = {
  registry: composeRegistry({ extensions: [area], disabled: [] }),
  manifestText,
} as unknown as Shell

let go: NavigateFunction
function Navigation() {
  const navigate = useNavigate()
  useEffect(() => {
    go = navigate
  })
  return null
}

function open(at = '/a/home') {
  const cache = createQueryClient('admin', () => undefined)
  const http = testClient()
  const sidebar = renderContribution(
    Sidebar,
    {},
    {
      wrapper: ({ children }) => (
        <English>
          <ApiProvider client={http}>
            <QueryClientProvider client={cache}>
              <MemoryRouter initialEntries={[at]}>
                <Navigation />
                <ShellContext value={shell}>{children}</ShellContext>
              </MemoryRouter>
            </QueryClientProvider>
          </ApiProvider>
        </English>
      ),
    },
  )
  return { ...sidebar, cache }
}

afterEach(() => localStorage.clear())

test('collapses to icons that keep their names, and remembers it', async () => {
  const { unmount } = open()
  expect(screen.getByRole('link', { name: 'Things' })).not.toHaveAttribute('title')
  await userEvent.click(screen.getByRole('button', { name: 'Show icons only' }))
  expect(screen.getByRole('link', { name: 'Things' })).toHaveAttribute('title', 'Things')
  unmount()

  open()
  await userEvent.click(screen.getByRole('button', { name: 'Show names' }))
  expect(screen.getByRole('link', { name: 'Things' })).not.toHaveAttribute('title')
  expect(localStorage).toHaveLength(0)
})

test("shows the store's name once it is known, without a request", async () => {
  const { cache } = open()
  expect(screen.getByText('Stoa')).toBeInTheDocument()
  expect(cache.isFetching()).toBe(0)

  act(() => cache.setQueryData(storeKeys.current(), { store: { name: 'Linen & Loom' } }))
  expect(await screen.findByText('Linen & Loom')).toBeInTheDocument()
})

test('the links below another one are shown when asked for', async () => {
  open()
  expect(screen.queryByRole('link', { name: 'Parts' })).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Pages under Things', expanded: false }))
  expect(screen.getByRole('link', { name: 'Parts' })).toHaveAttribute('href', '/a/parts')
})

test.each(['/a/things', '/a/things/1', '/a/makers', '/a/makers/1'])(
  'at %s, the link to Things is marked',
  (at) => {
    open(at)
    expect(screen.getByRole('link', { name: 'Things' })).toHaveAttribute('aria-current', 'page')
  },
)

test('a link is not marked on pages of others', () => {
  open('/a/thingsets')
  expect(screen.getByRole('link', { name: 'Things' })).not.toHaveAttribute('aria-current')
})

test.each(['/a/things/1', '/a/parts'])(
  'the links below another one are shown at %s, until collapsed',
  async (at) => {
    open(at)

    await userEvent.click(screen.getByRole('button', { name: 'Pages under Things', expanded: true }))
    expect(screen.queryByRole('link', { name: 'Parts' })).not.toBeInTheDocument()
  },
)

test('navigation draws the links again whose mark changes, and no other', async () => {
  open('/a/things')
  manifestText.mockClear()
  await act(() => go('/a/things/1'))
  expect(manifestText).not.toHaveBeenCalled()

  await act(() => go('/a/makers'))
  await act(() => go('/a/home'))
  expect(screen.getByRole('link', { name: 'Things' })).not.toHaveAttribute('aria-current')
  expect(manifestText.mock.calls.map(([, label]) => label)).not.toContain('Others')
})
