import { jest } from '@jest/globals'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { t } from '../testing/english.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { exampleNodes } from './example-tree.ts'
import { Tree, type TreeMove, type TreeProps } from './tree.tsx'
import { sideAt } from './use-finger-drag.ts'

/** jsdom has none, lays nothing out and finds nothing under a finger. */
class Unwatched {
  observe() {}
  disconnect() {}
}
let underFinger: Element | null = null
beforeEach(() => {
  underFinger = null
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: Unwatched })
  Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => underFinger })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 400, 40))
})
afterEach(() => void jest.restoreAllMocks())

function setUp(props: Partial<TreeProps> = {}) {
  const onMove = jest.fn<(move: TreeMove) => Promise<unknown>>(async () => undefined)
  render(
    <UiProvider locale="en" t={t} navigate={jest.fn()}>
      <Tree
        label="Categories"
        nodes={exampleNodes}
        initiallyOpen={['men', 'shirts']}
        onMove={onMove}
        {...props}
      />
    </UiProvider>,
  )
  return onMove
}

const rowOf = (name: string) => screen.getByRole('row', { name })
const names = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))

function handleOf(name: string): Element {
  const handle = rowOf(name).querySelector('[data-handle]')
  if (!handle) throw new Error(`${name} has no handle`)
  return handle
}

const touch = (kind: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', on: Element, y = 320) =>
  fireEvent(
    on,
    Object.assign(createEvent[kind](on), { pointerType: 'touch', button: 0, clientX: 20, clientY: y }),
  )

/** Where the tree shows that a node would go. */
const shown = () => [...document.querySelectorAll('[data-drop]')].map((row) => row.getAttribute('data-drop'))

/** Drags a node by its handle over a row, `y` px from the top of the window; rows are at 300 to 340. */
function hold(name: string, over: string, y: number): Element {
  const handle = handleOf(name)
  touch('pointerDown', handle)
  underFinger = rowOf(over)
  touch('pointerMove', handle, y)
  return handle
}

describe('where a finger is on a row', () => {
  it.each([
    [300, 'before'],
    [309, 'before'],
    [310, 'on'],
    [330, 'on'],
    [331, 'after'],
    [340, 'after'],
  ])('%d px is %s', (y, side) => {
    expect(sideAt(y, { top: 300, height: 40 })).toBe(side)
  })
})

describe('a finger', () => {
  it.each([
    ['into', 320, { id: 'women', parent: 'men', rank: 2 }],
    ['before', 305, { id: 'women', parent: null, rank: 0 }],
  ])('moves a node %s the one that it lets go over', async (_where, y, move) => {
    const onMove = setUp()
    const handle = hold('Women', 'Men', y)
    expect(onMove).not.toHaveBeenCalled()
    touch('pointerUp', handle, y)
    expect(onMove.mock.calls).toEqual([[move]])
    expect(await screen.findByText(t('tree.moved', { name: 'Women' }))).toBeInTheDocument()
  })

  it('shows where the node would go, and nothing where it must not go', () => {
    setUp()
    const handle = hold('Shirts', 'Trousers', 335)
    expect(shown()).toEqual(['after'])

    underFinger = rowOf('Linen')
    touch('pointerMove', handle)
    expect(shown()).toEqual([])
    touch('pointerUp', handle)
    expect(names()).toEqual(['Men', 'Shirts', 'Linen', 'Silk', 'Trousers', 'Women'])
  })

  it('moves nothing when the browser turns it into a scroll', () => {
    const onMove = setUp()
    touch('pointerCancel', hold('Women', 'Men', 320))
    expect(onMove).not.toHaveBeenCalled()
    expect(document.querySelector('[data-drop]')).toBeNull()
  })

  it('moves nothing while all is fixed', () => {
    const onMove = setUp({ isFixed: true })
    touch('pointerUp', hold('Women', 'Men', 320))
    expect(onMove).not.toHaveBeenCalled()
  })
})
