import { useReportFailure } from '@stoa/admin/failures'
import { useUpdateCollection } from '@stoa/api/admin/collections'
import { useTranslation } from '@stoa/extension-sdk'
import type { MenuEntry } from '@stoa/ui/menu'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'

import { inProductOrder, ORDER_KEY } from '../../model/collection-order.ts'
import { afterMove, type MemberMove } from '../../model/members.ts'
import type { CollectionOfPage } from '../../model/members.ts'

const MOVES: readonly { id: MemberMove; icon: MenuEntry['icon'] }[] = [
  { id: 'first', icon: ArrowUpToLine },
  { id: 'up', icon: ArrowUp },
  { id: 'down', icon: ArrowDown },
  { id: 'last', icon: ArrowDownToLine },
]

/** The products in the order of the collection, and the moves that change it: shown at once, taken back when refused. */
export function useMemberOrder({ id, metadata, products }: CollectionOfPage) {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutate: update, isPending, variables } = useUpdateCollection()
  const shown = isPending ? variables.changes.metadata : metadata
  const ordered = inProductOrder(products, shown)
  const ids = ordered.map((product) => product.id)

  const keep = (order: readonly string[]) =>
    update(
      { id, changes: { metadata: { [ORDER_KEY]: order } } },
      { onError: (error) => reportFailure(error, t('collections.order.notKept')) },
    )
  const movesOf = (productId: string): MenuEntry[] =>
    MOVES.flatMap(({ id: move, icon }) => {
      const after = afterMove(ids, productId, move)
      if (!after) return []
      return [{ id: move, label: t(`collections.order.${move}`), icon, onAction: () => keep(after) }]
    })
  return { ordered, movesOf }
}
