import { anArea, anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import type { MissingFeed } from '../federation/recover-feed.ts'
import { English } from '../testing/english.tsx'
import { adminRoutes } from './routes.tsx'

const area = anArea('orders', { pages: [aPage('/orders')] })
const MISSING: MissingFeed = { reason: 'missing', detail: '/feed.json answered 404', hasExtensions: false }

/** Opens the page of an extension by its address. */
async function openLoyalty(extensions: ReturnType<typeof anArea>[], missing?: MissingFeed) {
  const registry = composeRegistry({ extensions, disabled: [] })
  const router = createMemoryRouter(adminRoutes(registry, <Outlet />, missing), {
    initialEntries: ['/a/loyalty'],
  })
  await act(async () => {
    render(
      <English>
        <ShellContext value={{ registry } as Shell}>
          <RouterProvider router={router} />
        </ShellContext>
      </English>,
    )
  })
}

test('without a feed, every path says that no pages could be loaded', async () => {
  await openLoyalty([], MISSING)
  expect(await screen.findByRole('alert')).toHaveTextContent('No pages could be loaded')
  expect(screen.getByText('/feed.json answered 404')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('beside the areas alone, an unknown path says that its extension could not be loaded', async () => {
  await openLoyalty([area], MISSING)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This page may belong to an extension that could not be loaded',
  )
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test.each([
  ['with the feed', undefined],
  ['with the extensions of an earlier visit', { ...MISSING, hasExtensions: true }],
])('%s, an unknown path is not found', async (_, missing) => {
  await openLoyalty([area, anExtension('other')], missing)
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
})
