import type { CellProps, CellTextContext } from '@stoa/extension-sdk'

import { usePoints } from '../../components/use-points.ts'
import { ledgerOf } from '../../model/ledger.ts'

type Row = CellProps<'order'>['row']

const awardOf = (row: Row) => ledgerOf(row.customer?.metadata).awards[row.id]

/** In the file of the list. */
export const text = ({ row }: CellTextContext<'order'>) => awardOf(row)

/** In the list of orders: the points that an order was awarded. */
export default function Points({ row }: CellProps<'order'>) {
  const inPoints = usePoints()
  const awarded = awardOf(row)
  return awarded === undefined ? '–' : <bdi>{inPoints(awarded)}</bdi>
}
