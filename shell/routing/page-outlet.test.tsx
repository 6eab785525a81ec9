import { jest } from '@jest/globals'
import { usePageTitle } from '@stoa/extension-sdk'
import { anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import { renderContribution, type RenderOptions } from '@stoa/extension-sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

import { createLedger } from '../extensions/containment/ledger.ts'
import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { createFlagStore, type StoreFlags } from '../flags/flag-store.ts'
import { English } from '../testing/english.tsx'
import { aRemote } from '../testing/remote.ts'
import { PageOutlet } from './page-outlet.tsx'

interface Opened extends Pick<RenderOptions, 'flags'> {
  /** Name of the extension; the path of its one page too. */
  name: string
  component: ComponentType
  flag?: string
  store?: Shell['flags']
}

function openPage({ name, component, flag, store, ...ports }: Opened) {
  const page = aPage(`/${name}`, flag === undefined ? {} : { flag })
  const extension = anExtension(name, { pages: [page] })
  aRemote(extension, { [page.module]: component })
  const registry = composeRegistry({ extensions: [extension], disabled: [] })
  const shell = {
    registry,
    ledger: createLedger(() => undefined),
    loadTexts: () => Promise.resolve(),
    manifestText: () => 'Members',
    flags: store,
  } as unknown as Shell
  const wrapper = ({ children }: { children: ReactNode }) => (
    <English>
      <ShellContext value={shell}>
        <MemoryRouter>{children}</MemoryRouter>
      </ShellContext>
    </English>
  )
  renderContribution(PageOutlet, { page: registry.pages[0]!, title: 'title' }, { wrapper, ...ports })
}

const Members = () => <h1>Members</h1>
const bare: unknown = Object.create(null)
const call = () => 'called'

test.each([
  ['an object', { name: 'Mara' }, '[object Object]'],
  ['an object without a prototype', bare, 'a value that cannot be shown as text'],
  ['a function', call, String(call)],
])('a page that gives %s for a title is shown, with a text in the tab', async (what, title, text) => {
  function Named() {
    usePageTitle(title as never)
    return <Members />
  }
  openPage({ name: what.replaceAll(' ', '-'), component: Named })
  expect(await screen.findByRole('heading', { name: 'Members' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe(`${text} · Stoa`))
})

test('a page that names itself does not render again for it', async () => {
  const page = jest.fn(function Member() {
    usePageTitle('Mara')
    return <h1>Member</h1>
  })
  openPage({ name: 'named', component: page })
  await waitFor(() => expect(document.title).toBe('Mara · Stoa'))
  expect(page).toHaveBeenCalledTimes(1)
})

test('a page whose flag cannot be read says so, and opens once a retry reads it', async () => {
  const read = jest.fn<() => Promise<StoreFlags>>().mockRejectedValueOnce(new Error('the store is down'))
  read.mockResolvedValue({ feature_flags: [{ key: 'points', value: true }], modules: [] })
  const store = createFlagStore(read)
  openPage({ name: 'flagged', component: Members, flag: 'points', store, flags: store.port })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Stoa could not check whether this page is enabled',
  )
  expect(screen.queryByText('Page not found')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Members' })).toBeInTheDocument()
})
