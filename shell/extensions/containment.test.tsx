import { jest } from '@jest/globals'
import { anArea, anExtension, aPage, aWidget } from '@stoa/extension-sdk/admission/testing'
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Component, lazy, use, useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { Frame } from '../routing/frame.tsx'
import { English } from '../testing/english.tsx'
import { aRemote } from '../testing/remote.ts'
import { createLedger, type Ledger } from './containment/ledger.ts'
import { Contribution } from './contribution.tsx'
import { composeRegistry } from './registry.ts'
import { ShellContext, type Shell } from './shell-context.ts'
import { RENDER_DEADLINE_MS } from './suspended.tsx'

const NOTHING = {}
const widget = aWidget('points', 'order.details.after')
const page = aPage('/area')
const list = aPage('/area', { link: { label: 'title', icon: 'tag' } })

const topbar = () => (
  <header>
    <Link to="/a/other">Other</Link>
  </header>
)

let count = 0
let ledger: Ledger
let logged: ReturnType<typeof jest.spyOn>

beforeEach(() => {
  jest.useFakeTimers()
  ledger = createLedger(() => undefined)
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  logged.mockRestore()
})

/** Two pages in the frame; the first is an area's and shows the widget of an extension. */
async function openAdmin(Widget: ComponentType, areaPage = page) {
  const extension = anExtension(`culprit-${++count}`, { widgets: [widget] })
  const area = anArea(`area-${count}`, { pages: [areaPage] })
  const shell = {
    notify: {},
    ledger,
    loadTexts: () => Promise.resolve(),
    registry: composeRegistry({ extensions: [area, extension], disabled: [] }),
  } as unknown as Shell
  function AreaPage() {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <>
        <h1>The area</h1>
        <button onClick={() => setIsOpen(false)}>Close</button>
        {isOpen ? (
          <Contribution
            extension={extension}
            contribution={widget}
            props={NOTHING}
            placeholder={<p>Waiting</p>}
          />
        ) : null}
      </>
    )
  }
  aRemote(extension, { [widget.module]: Widget })
  aRemote(area, { [areaPage.module]: AreaPage })
  const element = <Contribution extension={area} contribution={areaPage} props={NOTHING} placeholder={null} />
  const router = createMemoryRouter(
    [
      {
        path: '/a',
        element: <Frame sidebar={<p>Sidebar</p>} topbar={topbar} />,
        children: [
          { path: 'area', element },
          { path: 'other', element: <h1>Other page</h1> },
        ],
      },
    ],
    { initialEntries: ['/a/area'] },
  )
  render(
    <English>
      <QueryClientProvider client={new QueryClient()}>
        <ShellContext value={shell}>
          <RouterProvider router={router} useTransitions={false} />
        </ShellContext>
      </QueryClientProvider>
    </English>,
  )
  await screen.findByRole('heading', { name: 'The area' })
  await act(() => jest.advanceTimersByTimeAsync(1))
  const recorded = () =>
    ledger.account(`culprit-${count}`).failures.map(({ module, failure }) => [module, failure.kind])
  const back = () => act(() => router.navigate(-1))
  return { name: `culprit-${count}`, area: `area-${count}`, recorded, back }
}

const press = (name: string) => act(async () => screen.getByText(name).click())

const never = new Promise<never>(() => undefined)
const Thrown = () => {
  throw never
}
const Used = () => use(never)
const Lazy = lazy(() => never)
const Asking = () => {
  useSuspenseQuery({ queryKey: ['slow'], queryFn: () => never })
  return null
}

test.each([
  ['throws a promise', Thrown],
  ['uses a promise', Used],
  ['is lazy', Lazy],
  ['suspends for a query', Asking],
])('a widget that %s keeps its place, and is named after the deadline', async (_case, Widget) => {
  const { name, recorded } = await openAdmin(Widget)

  expect(screen.getByText('Waiting')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The area' })).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(RENDER_DEADLINE_MS))

  expect(screen.getByRole('alert')).toHaveTextContent(`“${name}” could not be shown`)
  expect(screen.getByRole('alert')).toHaveTextContent('It took too long to load')
  expect(screen.getByRole('heading', { name: 'The area' })).toBeVisible()
  expect(recorded()).toEqual([[widget.module, 'timeout']])
})

test('a widget that continues after the deadline appears in place of the message', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  await openAdmin(() => <p>{use(promise)}</p>)
  await act(() => jest.advanceTimersByTimeAsync(RENDER_DEADLINE_MS))
  await act(async () => resolve('5 points'))

  expect(screen.getByText('5 points')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

const unprintable = (): unknown => Object.create(null)

function InEffect() {
  useEffect(() => () => {
    throw new Error('cleanup')
  })
  return <p>5 points</p>
}
function InLayoutEffect() {
  useLayoutEffect(() => () => {
    throw new Error('cleanup')
  })
  return <p>5 points</p>
}
function WithoutStack() {
  useEffect(() => () => {
    throw unprintable()
  })
  return <p>5 points</p>
}
const refCallback = () => () => {
  throw new Error('cleanup')
}
const InRef = () => <p ref={refCallback}>5 points</p>
class InClass extends Component {
  override componentWillUnmount() {
    throw unprintable()
  }
  override render() {
    return <p>5 points</p>
  }
}

const removals: [string, ComponentType][] = [
  ['an effect', InEffect],
  ['a layout effect', InLayoutEffect],
  ['an effect, without a stack', WithoutStack],
  ['a ref', InRef],
  ['componentWillUnmount', InClass],
]

test.each(removals)(
  'an error in the cleanup of %s leaves the next page and the frame alone',
  async (_case, Widget) => {
    const { area, recorded } = await openAdmin(Widget)
    expect(screen.getByText('5 points')).toBeVisible()
    await press('Other')

    expect(screen.getByRole('heading', { name: 'Other page' })).toBeVisible()
    expect(screen.getByText('Sidebar')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(recorded()).toEqual([[widget.module, 'render']])
    expect(ledger.account(area).failures).toEqual([])
  },
)

test.each(removals)(
  'an error in the cleanup of %s leaves the next page and a list alone, to which Back leads',
  async (_case, Widget) => {
    const { area, recorded, back } = await openAdmin(Widget, list)
    await press('Other')
    expect(screen.getByRole('heading', { name: 'Other page' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()

    await back()
    expect(screen.getByRole('heading', { name: 'The area' })).toBeVisible()
    expect(recorded()).toEqual([[widget.module, 'render']])
    expect(ledger.account(area).failures).toEqual([])
  },
)

test.each(removals)(
  'an error in the cleanup of %s is not blamed on the page that removes the widget',
  async (_case, Widget) => {
    const { area, recorded } = await openAdmin(Widget)
    await press('Close')

    expect(screen.getByRole('heading', { name: 'The area' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(recorded()).toEqual([[widget.module, 'render']])
    expect(ledger.account(area).failures).toEqual([])
    await press('Other')
  },
)

const message = Object.defineProperty(new Error('no'), 'message', { get: () => unprintable() })
const toText = Object.assign(new Error('no'), { toString: unprintable })

test.each([
  ['an object without a prototype', unprintable()],
  ['an error without a printable message', message],
  ['an error that cannot become a text', toText],
  ['null', null],
])('a widget that throws %s while rendering is named in its own place', async (_case, thrown) => {
  const { name, area, recorded } = await openAdmin(() => {
    throw thrown
  })

  expect(screen.getByRole('alert')).toHaveTextContent(`“${name}” could not be shown`)
  expect(screen.getByRole('heading', { name: 'The area' })).toBeVisible()
  expect(recorded()).toEqual([[widget.module, 'render']])
  expect(ledger.account(area).failures).toEqual([])
})
