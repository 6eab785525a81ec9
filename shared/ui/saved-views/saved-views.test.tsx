import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '../testing/render.tsx'
import { SavedViews, type SavedViewsProps } from './saved-views.tsx'

const views = [
  { id: 'v1', name: 'Drafts', href: '/a?status=draft' },
  { id: 'v2', name: 'Newest', href: '/a?order=-created' },
]

function setUp(props: Partial<SavedViewsProps> = {}) {
  const calls: unknown[] = []
  const tell =
    (what: string) =>
    (...words: unknown[]) =>
      calls.push([what, ...words])
  render(
    <SavedViews
      allHref="/a"
      views={views}
      current={undefined}
      first={undefined}
      isChanged={false}
      onSave={tell('save')}
      onUpdate={tell('update')}
      onRename={tell('rename')}
      onFirst={tell('first')}
      onMove={tell('move')}
      onRemove={tell('remove')}
      {...props}
    />,
  )
  return calls
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function choose(entry: string) {
  await press('Actions for the view “Drafts”')
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

it('links to all rows and to each view, and marks the open one', async () => {
  setUp({ current: 'v2' })
  expect(await screen.findByRole('button', { name: 'Actions for the view “Newest”' })).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Views' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All', '/a'],
    ['Drafts', '/a?status=draft'],
    ['Newest', '/a?order=-created'],
  ])
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Newest')
})

it('marks “all rows” as open, without a menu', () => {
  setUp()
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('All')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('saves the current filters as a view, after asking for a name', async () => {
  const calls = setUp({ isChanged: true })
  await press('Save view')
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(name).toHaveFocus())
  await userEvent.keyboard('  {Enter}')
  expect(screen.getByText('Enter a name.')).toBeInTheDocument()
  expect(calls).toEqual([])

  await userEvent.keyboard('Lamps {Enter}')
  expect(calls).toEqual([['save', 'Lamps']])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('renames the open view', async () => {
  const calls = setUp({ current: 'v1' })
  await choose('Rename')
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(name).toHaveValue('Drafts')
  await userEvent.clear(name)
  await userEvent.type(name, 'Not yet{Enter}')
  expect(calls).toEqual([['rename', 'v1', 'Not yet']])
})

it.each([
  ['Update view', ['update', 'v1']],
  ['Make default', ['first', 'v1']],
  ['Move towards the end', ['move', 'v1', 1]],
  ['Delete view', ['remove', 'v1']],
])('does “%s” from the menu', async (entry, expected) => {
  const calls = setUp({ current: 'v1', isChanged: true })
  await choose(entry)
  expect(calls).toEqual([expected])
})

it('opens with all rows again, and does not move past the start', async () => {
  const calls = setUp({ current: 'v1', first: 'v1' })
  await press('Actions for the view “Drafts”')
  expect(await screen.findByRole('menuitem', { name: 'Move towards the start' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(screen.queryByRole('menuitem', { name: 'Update view' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove as default' }))
  expect(calls).toEqual([['first', undefined]])
})
