import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { jest } from '@jest/globals'
import { createHttpClient, messageOf } from '@stoa/api/http'
import { ApiProvider, createQueryClient, type OnFailure } from '@stoa/api/react'
import { renderContribution, type FakePorts, type Texts } from '@stoa/extension-sdk/testing'
import { UiProvider } from '@stoa/ui/ui-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

import { uiText } from '../../shell/testing/english.tsx'

/** Where the pages' calls go. */
export const STORE = 'http://localhost:9000'

interface OpenPageOptions extends FakePorts {
  /** The page's path in its manifest. */
  path?: string
  /** The address to open it at; its path when it has no parameters. */
  address?: string
}

const LOCALES = join(import.meta.dirname, '../../locales/en')

/** The English texts of every namespace. */
const texts: Texts = Object.fromEntries(
  readdirSync(LOCALES).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(LOCALES, file), 'utf8')) as Texts,
  ]),
)

// Drafts of one test are not restored in the next.
afterEach(() => sessionStorage.clear())

/** Opens a page of an area with the providers of the shell in addition to the SDK: a router, the API, a query cache. */
export function openPage(
  Page: ComponentType,
  { path = '/open', address = path, ...ports }: OpenPageOptions = {},
) {
  const onFailure = jest.fn<OnFailure>()
  const http = createHttpClient({ baseUrl: STORE })
  const cache = createQueryClient('admin', onFailure)
  const router = createMemoryRouter(
    [
      { path: `/a${path}`, element: <Page /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/a/before', `/a${address}`] },
  )
  const Providers = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={http}>
      <QueryClientProvider client={cache}>
        <UiProvider locale="en-US" t={uiText} navigate={(to) => void router.navigate(to)}>
          {children}
        </UiProvider>
      </QueryClientProvider>
    </ApiProvider>
  )
  const page = renderContribution(
    RouterProvider,
    { router },
    { texts, wrapper: Providers, failures: { textOf: (error) => messageOf(error) }, ...ports },
  )
  return { ...page, router, onFailure }
}
