import { jest } from '@jest/globals'
import { usePageTitle } from '@stoa/extension-sdk'
import { anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

import { createLedger } from '../extensions/containment/ledger.ts'
import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import type * as LoadModule from '../federation/load-module.ts'
import { English } from '../testing/english.tsx'

const loadModule = jest.fn<typeof LoadModule.loadModule>()
jest.unstable_mockModule('../federation/load-module.ts', () => ({ loadModule, forgetEntry: jest.fn() }))
const { PageOutlet } = await import('./page-outlet.tsx')

const bare: unknown = Object.create(null)
const call = () => 'called'

test.each([
  ['an object', { name: 'Mara' }, '[object Object]'],
  ['an object without a prototype', bare, 'a value that cannot be shown as text'],
  ['a function', call, String(call)],
])('a page that gives %s for a title is shown, with a text in the tab', async (what, title, text) => {
  loadModule.mockResolvedValue({
    status: 'ready',
    exported: function Members() {
      usePageTitle(title as never)
      return <h1>Members</h1>
    },
  })
  const name = what.replaceAll(' ', '-')
  const registry = composeRegistry({
    extensions: [anExtension(name, { pages: [aPage(`/${name}`)] })],
    disabled: [],
  })
  const [page] = registry.pages
  const shell = {
    registry,
    ledger: createLedger(() => undefined),
    loadTexts: () => Promise.resolve(),
    manifestText: () => 'Members',
  } as unknown as Shell
  const wrapper = ({ children }: { children: ReactNode }) => (
    <English>
      <ShellContext value={shell}>
        <MemoryRouter>{children}</MemoryRouter>
      </ShellContext>
    </English>
  )
  renderContribution(PageOutlet, { page: page!, title: 'title' }, { wrapper })
  expect(await screen.findByRole('heading', { name: 'Members' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe(`${text} · Stoa`))
})
