import { jest } from '@jest/globals'
import { anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'

import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { fileUrl } from '../federation/integrity.ts'
import { askedFiles } from '../testing/remote.ts'
import { AheadHost } from './ahead-host.tsx'

const members = anExtension('members', { pages: [aPage('/members')] })
const shell = {
  registry: composeRegistry({ extensions: [members], disabled: [] }),
  loadTexts: () => Promise.resolve(),
} as unknown as Shell

// The code is at hand, so that a test measures nothing but the wait for it.
beforeAll(() => import('../routing/ahead-service.tsx'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const wait = () => act(() => jest.advanceTimersByTimeAsync(1000))

/** What has been fetched after a link to a page was pointed at. */
function pointAtLink(): string[] {
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Members' }))
  return askedFiles()
}

function setUp() {
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <ShellContext value={shell}>
        <MemoryRouter>
          <Link to="/a/members">Members</Link>
          <main />
          <AheadHost />
        </MemoryRouter>
      </ShellContext>
    </QueryClientProvider>,
  )
  return {
    read: (name: string, answer: string | Promise<string>) =>
      client.fetchQuery({ queryKey: [name], queryFn: () => answer }),
    showPage: () => screen.getByRole('main').append(document.createElement('h1')),
  }
}

test('what prepares the next page loads once the first one is shown, though it reads nothing', async () => {
  const { read, showPage } = setUp()
  await act(() => read('store', 'Stoa'))
  await wait()
  expect(pointAtLink()).toEqual([])
  showPage()
  await wait()
  expect(pointAtLink()).toEqual([fileUrl(members, 'entry.js'), fileUrl(members, 'page.js')])
})

test('it waits until every read of the first page has been answered', async () => {
  const { read, showPage } = setUp()
  showPage()
  const slow = Promise.withResolvers<string>()
  const slowRead = read('slow', slow.promise)
  await act(() => read('quick', 'rows'))
  await wait()
  expect(pointAtLink()).toEqual([])
  slow.resolve('rows')
  await act(() => slowRead)
  await wait()
  expect(pointAtLink()).toEqual([fileUrl(members, 'entry.js'), fileUrl(members, 'page.js')])
})
