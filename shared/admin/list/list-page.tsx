import { Zone } from '@stoa/extension-sdk'
import { Page, type PageProps } from '@stoa/ui/page'
import type { ReactNode } from 'react'

import type { List } from './define-list.ts'
import { ListCard, type ListCardProps } from './list-card.tsx'
import { useList, type ListHandle } from './use-list.ts'

interface ListPageProps<Row extends { id: string }> extends Omit<
  ListCardProps<Row>,
  'list' | 'label' | 'title'
> {
  list: List<Row>
  /** The heading of the page. */
  title: string
  /** One line under the title. Default none. */
  description?: string
  /** The buttons of the page. */
  actions?: ReactNode
  /** The buttons of the page where they depend on what the list shows. */
  renderActions?: (list: ListHandle<Row>) => ReactNode
  /** The page that this one belongs to. Default none. */
  back?: PageProps['back']
}

/**
 * The page of a defined list. It owns the zones, what extensions contribute, the saved views, refreshing, the selection with
 * a result for each row, and what is shown for an empty, unmatched, past or failed page.
 */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { list, title, description, actions, renderActions, back, ...card } = props
  const handle = useList(list)
  return (
    <Page
      title={title}
      description={description}
      actions={renderActions?.(handle) ?? actions}
      {...(back && { back })}
    >
      {list.entity ? <Zone name={`${list.entity}.list.before`} /> : null}
      <ListCard {...card} list={handle} label={title} />
      {list.entity ? <Zone name={`${list.entity}.list.after`} /> : null}
    </Page>
  )
}
