import type { CellProps } from '@stoa/extension-sdk'

import { usePoints } from '../../components/use-points.ts'
import { ledgerOf } from '../../model/ledger.ts'

/** In the list of orders: the points that an order was awarded. */
export default function Points({ row }: CellProps<'order'>) {
  const inPoints = usePoints()
  const awarded = ledgerOf(row.customer?.metadata).awards[row.id]
  return awarded === undefined ? '–' : <bdi>{inPoints(awarded)}</bdi>
}
