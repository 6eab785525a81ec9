import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import type { TableColumnChoice } from '../table/column-button.tsx'
import { ActionTable, type TableBulkAction } from './action-table.tsx'

interface Lamp {
  id: string
  room: string
}

const lamps: Lamp[] = [
  { id: 'Reading lamp', room: 'Library' },
  { id: 'Lantern', room: 'Hall' },
  { id: 'Chandelier', room: 'Hall' },
]

const actions: TableBulkAction<Lamp>[] = [
  { id: 'on', label: 'Switch on', run: async (rows) => rows.map(({ id }) => ({ id })), inMenuOf: () => true },
  {
    id: 'remove',
    label: 'Take down',
    tone: 'danger',
    run: async (rows) => rows.map(({ id }) => ({ id, error: `${id} hangs too high.` })),
  },
]

const columns = [
  { id: 'lamp', header: 'Lamp', cell: ({ id }: Lamp) => id },
  { id: 'room', header: 'Room', cell: ({ room }: Lamp) => room },
]

/** The states that the gallery shows. */
export const examples: Examples = {
  'With actions': function WithActions() {
    return (
      <ActionTable
        label="Lamps"
        columns={columns}
        rows={lamps}
        rowKey={({ id }) => id}
        rowName={({ id }) => id}
        rowHref={() => '#lamps'}
        bulkActions={actions}
        onSettled={() => undefined}
        onFailed={() => undefined}
      />
    )
  },
  'With a choice of columns': function WithChoice() {
    const first = columns.map(({ id, header }) => ({ id, label: header, isShown: true }))
    const [chosen, setChosen] = useState<TableColumnChoice['columns']>(first)
    return (
      <ActionTable
        label="Lamps in chosen columns"
        columns={chosen.flatMap(({ id, isShown }) => columns.filter((column) => isShown && column.id === id))}
        columnChoice={{ columns: chosen, onChange: setChosen, onReset: () => setChosen(first) }}
        rows={lamps}
        rowKey={({ id }) => id}
        rowName={({ id }) => id}
        rowHref={() => '#lamps'}
        bulkActions={[]}
        onSettled={() => undefined}
        onFailed={() => undefined}
      />
    )
  },
}
