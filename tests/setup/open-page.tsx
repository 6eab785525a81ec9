import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { jest } from '@jest/globals'
import { createHttpClient, messageOf } from '@stoa/api/http'
import { ApiProvider, createQueryClient, type OnFailure } from '@stoa/api/react'
import { renderContribution, type FakePorts, type Texts } from '@stoa/extension-sdk/testing'
import { UiProvider } from '@stoa/ui/ui-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

import { sayInEnglish } from '../../shell/testing/english.tsx'

/** Where the pages' calls go. */
export const STORE = 'http://localhost:9000'

interface OpenPageOptions extends FakePorts {
  /** The page's path in its manifest. */
  path?: string
  /** The address to open it at; its path when it has no parameters. */
  address?: string
}

/** Opens a page of an area with what the shell lends to areas besides the SDK: a router, the API, a query cache. */
export function openPage(
  area: string,
  Page: ComponentType,
  { path = '/open', address = path, ...ports }: OpenPageOptions = {},
) {
  const locale = join(import.meta.dirname, '../../locales/en', `${area}.json`)
  const texts = JSON.parse(readFileSync(locale, 'utf8')) as Texts
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
  const Lent = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={http}>
      <QueryClientProvider client={cache}>
        <UiProvider locale="en-US" say={sayInEnglish} navigate={(to) => void router.navigate(to)}>
          {children}
        </UiProvider>
      </QueryClientProvider>
    </ApiProvider>
  )
  const page = renderContribution(
    RouterProvider,
    { router },
    { texts, wrapper: Lent, failures: { textOf: (error) => messageOf(error) }, ...ports },
  )
  return { ...page, router, onFailure }
}
