import { anArea, anExtension } from '@stoa/extension-sdk/admission/testing'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { English } from '../testing/english.tsx'
import { RouteCrash } from './route-crash.tsx'

const registry = composeRegistry({ extensions: [anArea('orders'), anExtension('loyalty')], disabled: [] })

/** Opens a page that fails with an error from a file of an extension. */
async function crashIn(name: string): Promise<void> {
  const error = new Error('It does not add up')
  error.stack = `Error: It does not add up\n    at sum (${location.origin}/remotes/${name}/code.js:1:1)`
  const route = { id: 'page', path: '/', element: null, errorElement: <RouteCrash /> }
  const router = createMemoryRouter([route], { hydrationData: { errors: { page: error } } })
  await act(async () => {
    render(
      <English>
        <ShellContext value={{ registry } as Shell}>
          <RouterProvider router={router} />
        </ShellContext>
      </English>,
    )
  })
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument()
}

test('a crash in an extension names it, and offers the page without it', async () => {
  await crashIn('loyalty')
  expect(screen.getByText(/The error comes from “loyalty”/)).toBeInTheDocument()
  expect(screen.getByText('?disable-extensions=loyalty')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Load without “loyalty”' })).toBeInTheDocument()
})

test.each(['orders', 'nobody'])('a crash in %s offers the page without any extension', async (name) => {
  await crashIn(name)
  expect(screen.getByText('?disable-extensions=')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Load without extensions' })).toBeInTheDocument()
})
