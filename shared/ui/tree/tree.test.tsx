import { jest } from '@jest/globals'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '../testing/english.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { exampleNodes, manyNodes } from './example-tree.ts'
import { moveNode } from './tree-moves.ts'
import { Tree, type TreeMove, type TreeProps } from './tree.tsx'

/** jsdom has none; every observed element counts as visible. */
class Unwatched {
  observe() {}
  disconnect() {}
}
beforeAll(() => {
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: Unwatched })
})

function setUp(props: Partial<TreeProps> = {}) {
  const onMove = jest.fn<(move: TreeMove) => Promise<unknown>>(async () => undefined)
  const treeOf = (changed: Partial<TreeProps>) => (
    <UiProvider locale="en" t={t} navigate={jest.fn()}>
      <Tree
        label="Categories"
        nodes={exampleNodes}
        initiallyOpen={['men', 'shirts']}
        onMove={onMove}
        {...props}
        {...changed}
      />
    </UiProvider>
  )
  const { rerender } = render(treeOf({}))
  return { onMove, rerender: (changed: Partial<TreeProps>) => rerender(treeOf(changed)) }
}

const names = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))
const rowOf = (name: string) => screen.getByRole('row', { name })
const choose = async (node: string, action: string) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`Actions for “${node}`, 'u') }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

describe('Tree', () => {
  it('shows nodes below nodes, in order', () => {
    setUp()
    expect(screen.getByRole('treegrid', { name: 'Categories' })).toBeInTheDocument()
    expect(names()).toEqual(['Men', 'Shirts', 'Linen', 'Silk', 'Trousers', 'Women'])
    expect(rowOf('Linen')).toHaveAttribute('aria-level', '3')
  })

  it('closes and opens by arrow keys', async () => {
    setUp()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(names()).toEqual(['Men', 'Women'])
    await userEvent.keyboard('{ArrowRight}')
    expect(names()).toHaveLength(6)
  })

  it('moves by its menu at once, and stays moved when the nodes come', async () => {
    const saving = Promise.withResolvers<void>()
    const onMove = jest.fn(() => saving.promise)
    const { rerender } = setUp({ onMove })
    await choose('Silk', 'Move up')
    expect(onMove).toHaveBeenCalledWith({ id: 'silk', parent: 'shirts', rank: 0 })
    expect(names().slice(2, 4)).toEqual(['Silk', 'Linen'])

    await act(async () => saving.resolve())
    expect(screen.getByText('“Silk” moved')).toBeInTheDocument()
    expect(names().slice(2, 4)).toEqual(['Silk', 'Linen'])
    rerender({ nodes: moveNode(exampleNodes, { id: 'silk', parent: 'men', rank: 0 }) })
    expect(names()).toEqual(['Men', 'Silk', 'Shirts', 'Linen', 'Trousers', 'Women'])
  })

  it('opens the new parent of a moved node', async () => {
    setUp({ initiallyOpen: [] })
    await choose('Women', 'Move into the one above')
    expect(rowOf('Women')).toHaveAttribute('aria-level', '2')
  })

  it('reverts a failed move and shows the error', async () => {
    const saving = Promise.withResolvers<never>()
    setUp({ onMove: () => saving.promise })
    await choose('Silk', 'Move out of its parent')
    expect(names()).toEqual(['Men', 'Shirts', 'Linen', 'Silk', 'Trousers', 'Women'])
    expect(rowOf('Silk')).toHaveAttribute('aria-level', '2')
    await act(async () => saving.reject(new Error('Refused')))
    expect(rowOf('Silk')).toHaveAttribute('aria-level', '3')
    expect(screen.getByText('“Silk” could not be moved and is back in its place')).toBeInTheDocument()
  })

  it('offers no step where there is no way', async () => {
    setUp()
    await userEvent.click(screen.getByRole('button', { name: /Actions for “Men/u }))
    const menu = await screen.findByRole('menu')
    const disabled = within(menu)
      .getAllByRole('menuitem')
      .filter((item) => item.getAttribute('aria-disabled') === 'true')
    expect(disabled.map((item) => item.textContent)).toEqual([
      'Move up',
      'Move into the one above',
      'Move out of its parent',
    ])
  })

  it('is dragged by keys, never into itself', async () => {
    const { onMove } = setUp()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(screen.getByRole('button', { name: /Drag “Shirts/u })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText(t('tree.dragging', { name: 'Shirts' }))).toBeInTheDocument())
    const targets = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    expect(targets.filter((target) => /Linen|Silk/u.test(target ?? ''))).toEqual([])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1))
    expect(onMove.mock.calls[0]?.[0]).toMatchObject({ id: 'shirts' })
  })

  it('moves nothing while it is fixed', async () => {
    setUp({ isFixed: true, actions: () => [{ id: 'edit', label: 'Edit' }] })
    expect(screen.getByRole('button', { name: /Drag “Silk/u })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: /Actions for “Silk/u }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Edit'])
  })

  it('marks search matches and opens their ancestors', () => {
    const { rerender } = setUp({ initiallyOpen: [] })
    expect(names()).toEqual(['Men', 'Women'])
    rerender({ search: 'sil' })
    expect(within(rowOf('Silk')).getByText('Sil', { selector: 'mark' })).toBeInTheDocument()
  })

  it('marks the current node and opens its ancestors once it is loaded', () => {
    const { rerender } = setUp({ initiallyOpen: [], currentId: 'linen', nodes: exampleNodes.slice(0, 2) })
    expect(names()).toEqual(['Men', 'Women'])
    rerender({ nodes: exampleNodes })
    expect(within(rowOf('Linen')).getByText('Linen').parentElement).toHaveAttribute('aria-current', 'true')
  })

  it('loads the children of an unread node when it is opened, with a loading state', async () => {
    const onLoad = jest.fn()
    const unread = [{ id: 'sale', parent: null, rank: 0, name: 'Sale', isUnread: true }]
    const { rerender } = setUp({ nodes: unread, initiallyOpen: [], onLoad })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(onLoad.mock.calls).toEqual([['sale']])
    expect(screen.getByText('Loading')).toBeInTheDocument()
    rerender({ nodes: [...unread, { id: 'hats', parent: 'sale', rank: 0, name: 'Hats' }] })
    expect(names()).toEqual(['Sale', 'Hats'])
  })

  it('draws only the rows in sight when there are many', () => {
    const sizes = { clientHeight: 400, clientWidth: 400, scrollHeight: 40 }
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value })
    setUp({ nodes: manyNodes, initiallyOpen: manyNodes.map(({ id }) => id) })
    const drawn = names()
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLElement.prototype, name)
    expect(drawn.slice(0, 2)).toEqual(['Shelf 1', 'Box 1.1'])
    expect(drawn.length).toBeGreaterThanOrEqual(10)
    expect(drawn.length).toBeLessThan(40)
  })
})
