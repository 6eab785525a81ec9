import type { HttpClient } from '@stoa/api/http'
import { createQueryClient } from '@stoa/api/react'
import { createFixedTranslation } from '@stoa/i18n/fixed-translation'
import { directionOf, languageTagOf } from '@stoa/i18n/languages'
import type { QueryClient } from '@tanstack/react-query'
import type { ResourceLanguage } from 'i18next'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { renderToString } from 'react-dom/server'

import { type HeadTag, headTags } from '../head/head-tags.ts'
import type { PageHead } from '../head/page-head.ts'
import { structuredData, type Thing } from '../head/structured-data.ts'
import { HeadContext } from '../head/use-page-head.ts'
import { LEGAL_PAGES } from '../model/legal-text.ts'
import { copiedRoutes } from './copied-routes.ts'
import { laterNamespaces, provideTranslation } from './later-texts.ts'
import { routes } from './routes.tsx'
import { Shop } from './shop.tsx'
import { shownData } from './shown-data.ts'
import { firstPage, type Snapshot } from './snapshot.ts'

/** What the pages of one run have in common. */
export interface RendererOptions {
  http: HttpClient
  /** The origin that search engines know the shop by. */
  origin: string
  /** The code of the language that the pages are in. */
  language: string
  /** Language → namespace → texts; English is always there. */
  texts: Readonly<Record<string, ResourceLanguage>>
}

/** The first segments of the addresses that are not prerendered: those of the cart, of the account and the like. */
export const applicationPaths = (): string[] => {
  const segments = pathsOf(routes).map((path) => path.split('/')[0] ?? '')
  return [...new Set(segments)].filter((segment) => segment !== '' && !PRERENDERED.has(segment))
}

/** The first segments of the addresses that are prerendered, where the store has what they name. */
const PRERENDERED: ReadonlySet<string> = new Set([
  '*',
  'categories',
  'collections',
  'products',
  ...LEGAL_PAGES,
])

const pathsOf = (nested: readonly RouteObject[]): string[] =>
  nested.flatMap(({ path, children = [] }) => (path === undefined ? pathsOf(children) : [path]))

/** A page as a document contains it. */
export interface RenderedPage {
  title: string
  tags: readonly HeadTag[]
  /** What the page is about, in the words of schema.org. */
  data: readonly Thing[]
  /** Elements that let the browser load pictures early. */
  hints: string
  body: string
  snapshot: Snapshot
  lang: string
  dir: string
}

/** A page asks for more once it has its first answers: a product for those of its collection. */
const MOST_ROUNDS = 8

const HINTS = /^(?:<link [^>]*>)+/

/** The queries that the page shows and that have no answer yet. */
const unanswered = (cache: QueryClient) =>
  cache
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.data === undefined && !('enabled' in options && !options.enabled))

/** Renders pages of the shop with the store's answers, as the browser renders them first. */
export async function createRenderer(options: RendererOptions) {
  const { http, language, texts } = options
  const namespaces = ['storefront', ...laterNamespaces] as const
  const translation = await createFixedTranslation({ language, texts, namespaces })
  provideTranslation(translation)

  /** Renders the page of a path. Rejects when the store does not answer what the page asks. */
  return async (path: string): Promise<RenderedPage> => {
    const router = createMemoryRouter(copiedRoutes(routes), { initialEntries: [path] })
    await firstPage(router)
    const [failure] = Object.values(router.state.errors ?? {})
    if (failure) throw new Error(`${path} could not be loaded.`, { cause: failure })
    const queryClient = createQueryClient('store', () => undefined)
    let head: PageHead | undefined
    const render = () =>
      renderToString(
        <HeadContext value={(found) => (head = found)}>
          <Shop http={http} queryClient={queryClient} translation={translation} router={router} />
        </HeadContext>,
      )
    let html = render()
    for (let round = 0; unanswered(queryClient).length > 0; round++) {
      if (round === MOST_ROUNDS) throw new Error(`${path} asks the store for ever more.`)
      await Promise.all(
        unanswered(queryClient).map(({ queryKey, options: query }) =>
          queryClient.fetchQuery({ ...query, queryKey }),
        ),
      )
      html = render()
    }
    if (!head) throw new Error(`${path} has no heading.`)
    const answers = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined)
      .map(({ queryKey, state }) => [queryKey, shownData(queryKey, state.data)] as const)
    queryClient.clear()
    const lang = languageTagOf(language)
    const hints = HINTS.exec(html)?.[0] ?? ''
    return {
      title: head.title,
      tags: headTags(head, { origin: options.origin, lang }),
      data: structuredData(head, options.origin),
      hints,
      body: html.slice(hints.length),
      snapshot: { path, language, answers },
      lang,
      dir: directionOf(language),
    }
  }
}
