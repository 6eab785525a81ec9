import { jest } from '@jest/globals'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '../testing/english.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { exampleColumns, exampleKey, exampleLevel, exampleName, exampleRows } from './example-products.ts'
import { Grid } from './grid.tsx'

class Unresized {
  observe() {}
  disconnect() {}
}

/** jsdom lays nothing out and finds nothing under a finger. */
let underFinger: Element | null = null
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1400)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: Unresized })
  Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => underFinger })
  Object.defineProperty(Element.prototype, 'setPointerCapture', {
    configurable: true,
    value: () => undefined,
  })
})
afterEach(() => void jest.restoreAllMocks())

const rows = exampleRows(8)

function setUp(locale = 'en') {
  render(
    <UiProvider locale={locale} t={t} navigate={jest.fn()}>
      <Grid
        label="Products"
        columns={exampleColumns}
        rows={rows}
        rowKey={exampleKey}
        rowName={exampleName}
        level={exampleLevel}
      />
    </UiProvider>,
  )
}

const header = (name: string) => screen.getByRole('columnheader', { name })
const selectedCount = () => document.querySelectorAll('[aria-selected="true"]').length
const said = () => screen.getByRole('status').textContent

function found(selector: string, inside: ParentNode = document): HTMLElement {
  const element = inside.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

const cell = (row: number, column: number) =>
  found(`[data-part="cell"][data-row="${row}"][data-column="${column}"]`)
const edge = (name: string) => found('[data-part="edge"]', header(name))

const stretch = (name: string, by: number) =>
  userEvent.pointer([
    { keys: '[MouseLeft>]', target: edge(name), coords: { clientX: 500 } },
    { target: document.body, coords: { clientX: 500 + by } },
    { keys: '[/MouseLeft]', target: document.body, coords: { clientX: 500 + by } },
  ])

/** jsdom's events know no fingers. */
const finger = { pointerType: 'touch', pointerId: 7, button: 0, clientX: 700, clientY: 200 }
const touch = (kind: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', on: Element) =>
  fireEvent(on, Object.assign(createEvent[kind](on), finger))
const tap = (on: Element) =>
  fireEvent(on, Object.assign(createEvent.click(on), { pointerType: finger.pointerType }))

/** Puts a finger on something, moves it over something else and lets go. */
function swipe(from: Element, over: Element) {
  touch('pointerDown', from)
  underFinger = over
  touch('pointerMove', from)
  touch('pointerUp', from)
}

describe('the width of a column', () => {
  it('follows its edge, also outside the grid, moves the columns after it and is said once', async () => {
    setUp()
    const before = parseFloat(header('SKU').style.inlineSize)
    const next = parseFloat(found('[data-column="3"]', header('SKU').parentElement!).style.insetInlineStart)

    await stretch('SKU', 60)

    expect(header('SKU').style.inlineSize).toBe(`${before + 60}px`)
    expect(cell(1, 2).style.inlineSize).toBe(`${before + 60}px`)
    expect(cell(1, 3).style.insetInlineStart).toBe(`${next + 60}px`)
    expect(said()).toBe(`SKU: ${before + 60} pixels wide`)
    expect(selectedCount()).toBe(1)
  })

  it('grows to the left from right to left', async () => {
    setUp('ar')
    const before = parseFloat(header('SKU').style.inlineSize)
    await stretch('SKU', -40)
    expect(header('SKU').style.inlineSize).toBe(`${before + 40}px`)
  })

  it('is its own again after a double press on the edge', async () => {
    setUp()
    const before = header('SKU').style.inlineSize
    await stretch('SKU', 60)
    await userEvent.dblClick(edge('SKU'))
    expect(header('SKU').style.inlineSize).toBe(before)
  })

  it('changes by 16 px with Alt, Shift and an arrow, mirrored from right to left', async () => {
    setUp()
    const before = parseFloat(header('SKU').style.inlineSize)
    await userEvent.click(cell(1, 2))
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}{/Alt}')
    expect(header('SKU').style.inlineSize).toBe(`${before + 16}px`)
    expect(said()).toBe(`SKU: ${before + 16} pixels wide`)
    expect(cell(1, 2)).toHaveFocus()
  })

  it('changes the other way by keys from right to left', async () => {
    setUp('ar')
    const before = parseFloat(header('SKU').style.inlineSize)
    await userEvent.click(cell(1, 2))
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
    expect(header('SKU').style.inlineSize).toBe(`${before + 16}px`)
  })
})

describe('fingers', () => {
  it('select by a tap and scroll by a move', () => {
    setUp()
    swipe(cell(1, 1), cell(4, 4))
    expect(selectedCount()).toBe(1)
    expect(cell(0, 0)).toHaveAttribute('aria-selected', 'true')

    tap(cell(1, 1))
    expect(cell(1, 1)).toHaveAttribute('aria-selected', 'true')
  })

  it('widen the selection by its grip and keep the other corner', () => {
    setUp()
    tap(cell(3, 3))
    swipe(found('[data-part="grip"]', cell(3, 3)), cell(1, 2))

    expect(selectedCount()).toBe(6)
    expect(cell(1, 2)).toHaveAttribute('aria-selected', 'true')
    swipe(found('[data-part="grip"]', cell(1, 2)), cell(2, 3))
    expect(selectedCount()).toBe(2)
    expect(cell(3, 3)).toHaveAttribute('aria-selected', 'true')
  })

  it('fill by the handle, and the original values return when the browser cancels the pointer', () => {
    setUp()
    const original = cell(2, 2).textContent
    tap(cell(1, 2))
    const handle = found('[data-part="handle"]', cell(1, 2))
    touch('pointerDown', handle)
    underFinger = cell(2, 2)
    touch('pointerMove', handle)
    expect(cell(2, 2)).toHaveAttribute('data-marks', 'filled')
    touch('pointerCancel', handle)
    expect(cell(2, 2)).toHaveTextContent(original ?? '')

    swipe(found('[data-part="handle"]', cell(1, 2)), cell(2, 2))
    expect(cell(2, 2).textContent).toBe(cell(1, 2).textContent)
  })
})
