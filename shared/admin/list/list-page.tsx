import { Zone } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Page, type PageProps } from '@stoa/ui/page'
import { useState, type ComponentType, type ReactNode } from 'react'

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
  /** A dialog that creates a record, and the label of its button, which an empty list shows too. Default none. */
  create?: { label: string; Dialog: ComponentType<{ onClose: () => void }> }
}

/**
 * The page of a defined list. It owns the zones, what extensions contribute, the saved views, refreshing, the selection with
 * a result for each row, and what is shown for an empty, unmatched, past or failed page.
 */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { list, title, description, actions, renderActions, back, create, empty, ...card } = props
  const handle = useList(list)
  const [isCreating, setCreating] = useState(false)
  const buttons = renderActions?.(handle) ?? actions
  const open = () => setCreating(true)
  const primary = create && (
    <Button variant="primary" onPress={open}>
      {create.label}
    </Button>
  )
  return (
    <>
      <Page
        title={title}
        description={description}
        actions={
          primary ? (
            <>
              {buttons}
              {primary}
            </>
          ) : (
            buttons
          )
        }
        {...(back && { back })}
      >
        {list.entity ? <Zone name={`${list.entity}.list.before`} /> : null}
        <ListCard
          {...card}
          empty={create ? { ...empty, actions: <Button onPress={open}>{create.label}</Button> } : empty}
          list={handle}
          label={title}
        />
        {list.entity ? <Zone name={`${list.entity}.list.after`} /> : null}
      </Page>
      {create && isCreating ? <create.Dialog onClose={() => setCreating(false)} /> : null}
    </>
  )
}
