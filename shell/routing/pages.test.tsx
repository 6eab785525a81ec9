import { jest } from '@jest/globals'
import { useUnsavedChanges } from '@stoa/extension-sdk'
import { anArea, aPage } from '@stoa/extension-sdk/admission/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createMemoryRouter, Link, useLocation, useParams, type Location } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { English } from '../testing/english.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { Pages } from './pages.tsx'

const link = { label: 'title', icon: 'tag' } as const
const area = anArea('area', { pages: [aPage('/things', { link }), aPage('/things/:id')] })
const registry = composeRegistry({ extensions: [area], disabled: [] })

const onKeyInList = jest.fn()
const isInDocument = jest.fn()
const onListAt = jest.fn<(at: Location) => void>()

function List() {
  const [chosen, setChosen] = useState(0)
  const at = useLocation()
  const { search } = at
  onListAt(at)
  useUnsavedChanges(chosen > 1)
  useLayoutEffect(() => {
    isInDocument(document.querySelector('h1')?.textContent)
  }, [])
  useEffect(() => {
    document.title = `List ${search}`
    document.addEventListener('keydown', onKeyInList)
    return () => document.removeEventListener('keydown', onKeyInList)
  }, [search])
  return (
    <>
      <h1>List {search}</h1>
      <button onClick={() => setChosen(chosen + 1)}>Choose ({chosen})</button>
      <Link to="/a/things?page=2">Next page</Link>
      <Link to="/a/things/1">Thing</Link>
    </>
  )
}

function Thing() {
  const { id } = useParams()
  useEffect(() => {
    document.title = `Thing ${id}`
  }, [id])
  return (
    <>
      <h1>Thing {id}</h1>
      <Link to="/a/things">All things</Link>
      <Link to="/a/things?page=2">Back to things</Link>
    </>
  )
}

const guardedList = (
  <LeaveGuard>
    <List />
  </LeaveGuard>
)
const children = [
  { path: 'things', element: guardedList },
  { path: 'things/:id', element: <Thing /> },
]

async function openPageTwo() {
  const router = createMemoryRouter([{ path: '/a', element: <Pages />, children }], {
    initialEntries: ['/a/things'],
  })
  render(
    <English>
      <ShellContext value={{ registry } as Shell}>
        <RouterProvider router={router} useTransitions={false} />
      </ShellContext>
    </English>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
  return router
}

async function openThingFromPageTwo() {
  const router = await openPageTwo()
  await userEvent.click(screen.getByRole('button', { name: 'Choose (0)' }))
  await userEvent.click(screen.getByRole('link', { name: 'Thing' }))
  await screen.findByRole('heading', { name: 'Thing 1' })
  return router
}

test('Back shows a list as it was left: its address, its state and its title', async () => {
  const router = await openThingFromPageTwo()
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('heading', { name: 'List ?page=2' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Choose (1)' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('List ?page=2'))
})

test('Back brings no new address to the list, which would render what depends on it', async () => {
  const router = await openThingFromPageTwo()
  const left = onListAt.mock.lastCall?.[0]
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('heading', { name: 'List ?page=2' })).toBeVisible()
  expect(left).toMatchObject({ search: '?page=2' })
  expect(onListAt.mock.lastCall?.[0]).toBe(left)
})

test('Back past a change of the list shows it as it was before', async () => {
  const router = await openThingFromPageTwo()
  await act(() => router.navigate(-2))
  expect(await screen.findByRole('heading', { name: /^List$/ })).toBeVisible()
})

test('a hidden list is not in the document, gets no events and keeps the title alone', async () => {
  await openThingFromPageTwo()
  expect(screen.queryByText(/^List/)).not.toBeInTheDocument()
  onKeyInList.mockClear()
  await userEvent.keyboard('x')
  expect(onKeyInList).not.toHaveBeenCalled()
  expect(document.title).toBe('Thing 1')
})

test('the effects of a list find it in the document, also after Back', async () => {
  isInDocument.mockClear()
  const router = await openThingFromPageTwo()
  expect(isInDocument.mock.calls).toEqual([['List ']])
  await act(() => router.navigate(-1))
  await waitFor(() => expect(isInDocument.mock.calls).toEqual([['List '], ['List ?page=2']]))
})

test('a link to the address of a list shows it as it was left', async () => {
  await openThingFromPageTwo()
  await userEvent.click(screen.getByRole('link', { name: 'Back to things' }))
  expect(await screen.findByRole('heading', { name: 'List ?page=2' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Choose (1)' })).toBeVisible()
})

test('a link to a list shows the one that was left, at the address of the link', async () => {
  await openThingFromPageTwo()
  await userEvent.click(screen.getByRole('link', { name: 'All things' }))
  expect(await screen.findByRole('heading', { name: /^List$/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Choose (1)' })).toBeVisible()
})

test('Back opens a list again whose input was discarded', async () => {
  const router = await openPageTwo()
  await userEvent.click(screen.getByRole('button', { name: 'Choose (0)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose (1)' }))
  await userEvent.click(screen.getByRole('link', { name: 'Thing' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave and discard' }))
  await screen.findByRole('heading', { name: 'Thing 1' })
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('button', { name: 'Choose (0)' })).toBeVisible()
})
