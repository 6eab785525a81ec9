import type { TableBulkAction } from '../action-table/action-table.tsx'
import { Badge } from '../badge/badge.tsx'
import { examplePicture } from '../gallery/example-picture.ts'
import type { Examples } from '../gallery/examples.ts'
import { Thumbnail } from '../thumbnail/thumbnail.tsx'
import { ActionTiles } from './action-tiles.tsx'

interface Vase {
  id: string
  colour: string | null
}

const vases: Vase[] = [
  { id: 'Tall vase', colour: 'teal' },
  { id: 'Bottle', colour: 'sienna' },
  { id: 'Jar without a picture', colour: null },
]

const actions: TableBulkAction<Vase>[] = [
  { id: 'sell', label: 'Sell', run: async (rows) => rows.map(({ id }) => ({ id })), inMenuOf: () => true },
  {
    id: 'break',
    label: 'Throw away',
    tone: 'danger',
    run: async (rows) => rows.map(({ id }) => ({ id, error: `${id} is in an order.` })),
  },
]

const shown = {
  rowKey: ({ id }: Vase) => id,
  rowName: ({ id }: Vase) => id,
  rowHref: () => '#vases',
  picture: ({ colour }: Vase) => (
    <Thumbnail src={colour === null ? null : examplePicture(colour)} alt="" size="fill" />
  ),
  name: ({ id }: Vase) => id,
  details: () => <Badge variant="dot">In stock</Badge>,
  bulkActions: actions,
  onSettled: () => undefined,
  onFailed: () => undefined,
}

/** The states that the gallery shows. */
export const examples: Examples = {
  'With actions': function WithActions() {
    return <ActionTiles label="Vases" rows={vases} {...shown} />
  },
  Loading: function Loading() {
    return <ActionTiles label="Vases that load" rows={[]} isLoading skeletonRows={3} {...shown} />
  },
}
