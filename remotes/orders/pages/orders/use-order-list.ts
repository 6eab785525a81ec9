import { useColumns, useListFilter, useViews, viewRow } from '@stoa/api/list'
import {
  useDialogs,
  useFailureText,
  useNavigation,
  useNotify,
  useSession,
  useTranslation,
  type PlacedContributions,
} from '@stoa/extension-sdk'

import { ORDER_RULES } from '../../model/order-rules.ts'
import { useOrderColumns } from './order-columns.tsx'
import { useToolbarTexts } from './use-toolbar-texts.ts'

/** What the order list shows and how: its filter, its columns, and the views that a person keeps of them. */
export function useOrderList(added: PlacedContributions<'order'>) {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const { href } = useNavigation()
  const notify = useNotify()
  const failureText = useFailureText()
  const texts = useToolbarTexts()
  const person = useSession()?.id ?? ''
  const { kept, keep } = useViews('orders', person)
  const list = useListFilter(ORDER_RULES, kept)
  const known = [...useOrderColumns(), ...added.columns]
  const { columns, placed, choice, place, reset } = useColumns(known, {
    list: 'orders',
    person,
    addressed: list.filter.columns,
    onAddress: (next) => list.narrow({ columns: next }),
  })
  const { onRemoved, ...views } = viewRow({
    kept,
    keep,
    params: list.params,
    columns: choice,
    open: list.open,
    hrefOf: (search) => href(`/orders${search}`),
    onFailure: (error) => notify.error(t('list.views.notKept'), failureText(error)),
  })
  const onRemove = async (id: string) => {
    const name = views.views.find((view) => view.id === id)?.name ?? ''
    const isWanted = await confirm({
      title: t('list.views.removeTitle', { name }),
      message: t('list.views.removeMessage'),
      confirmLabel: t('list.views.remove'),
      tone: 'danger',
    })
    if (isWanted) onRemoved(id)
  }
  const labels = new Map(known.map(({ id, header }) => [id, header]))
  return {
    ...list,
    columns,
    views: { ...views, onRemove: (id: string) => void onRemove(id), texts: texts.views },
    columnChoice: {
      columns: placed.map(({ id, isShown }) => ({ id, isShown, label: labels.get(id) ?? id })),
      onChange: place,
      onReset: reset,
      texts: texts.columns,
    },
    filterTexts: texts.filters,
  }
}

/** What {@link useOrderList} gives. */
export type OrderList = ReturnType<typeof useOrderList>
