import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ActedRow, TableBulkAction } from '../action-table/action-table.tsx'
import { render } from '../testing/render.tsx'
import { ActionTiles } from './action-tiles.tsx'

interface Cup {
  id: string
}

const cups: Cup[] = ['Mug', 'Bowl', 'Jug'].map((id) => ({ id }))

function setUp(run: TableBulkAction<Cup>['run'] = async () => []) {
  render(
    <ActionTiles
      label="Cups"
      rows={cups}
      rowKey={({ id }) => id}
      rowName={({ id }) => id}
      rowHref={({ id }) => `/cups/${id}`}
      picture={() => null}
      name={({ id }) => id}
      rowActions={({ id }) => [{ id: 'open', label: `Open ${id}` }]}
      bulkActions={[{ id: 'sell', label: 'Sell', run, inMenuOf: ({ id }) => id === 'Mug' }]}
      onSettled={() => undefined}
      onFailed={() => undefined}
    />,
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('shows each row as a tile that links to it', () => {
  setUp()
  const tiles = within(screen.getByRole('list', { name: 'Cups' }))
  expect(tiles.getAllByRole('listitem')).toHaveLength(3)
  expect(tiles.getByRole('link', { name: 'Bowl' })).toHaveAttribute('href', '/cups/Bowl')
})

it('runs an action on the selected tiles; failed ones stay selected and show the reason', async () => {
  const run = jest.fn<TableBulkAction<Cup>['run']>(async (rows) =>
    rows.map(({ id }): ActedRow => (id === 'Jug' ? { id, error: 'The jug is cracked' } : { id })),
  )
  setUp(run)
  const user = userEvent.setup()
  await user.click(box('Select “Mug”'))
  await user.keyboard('{Shift>}')
  await user.click(box('Select “Jug”'))
  await user.keyboard('{/Shift}')
  await press('Sell')

  expect(run.mock.calls.map(([rows]) => rows)).toEqual([cups])
  expect(box('Select “Mug”').checked).toBe(false)
  expect(box('Select “Jug”').checked).toBe(true)
  const [, , jug] = screen.getAllByRole('listitem')
  expect(jug).toHaveTextContent('The jug is cracked')
})

it('selects all and none by its checkbox and by keys', async () => {
  setUp()
  await userEvent.click(box('Select all rows of this page'))
  expect(await screen.findByRole('region', { name: 'Actions for the selected rows' })).toHaveTextContent(
    '3 selected',
  )
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Actions for the selected rows' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(box('Select “Bowl”').checked).toBe(true)
})

it('has a menu for each row with the actions that fit it', async () => {
  setUp()
  await press('Actions for “Mug”')
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Open Mug', 'Sell'])
})
