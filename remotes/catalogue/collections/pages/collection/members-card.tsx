import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { ListTable, useListFilter } from '@stoa/admin/list'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'
import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'

import { MEMBER_RULES } from '../../model/collection-rules.ts'
import { membersOn } from '../../model/members.ts'
import type { CollectionOfPage } from '../../model/members.ts'
import { useMemberActions } from './use-member-actions.ts'
import { useMemberColumns } from './use-member-columns.tsx'
import { useMemberOrder } from './use-member-order.ts'

const ArrangeMembers = lazyDialog(async () => (await import('./arrange-members.tsx')).ArrangeMembers)
const ChooseMembers = lazyDialog(async () => (await import('./choose-members.tsx')).ChooseMembers)

/** The products of a collection in its order. The store gives them all at once, so search and pages are the page's own. */
export function MembersCard({ collection }: { collection: CollectionOfPage }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const list = useListFilter(MEMBER_RULES)
  const { ordered, movesOf } = useMemberOrder(collection)
  const actions = useMemberActions(collection)
  const columns = useMemberColumns()
  const [opened, setOpened] = useState<'arrange' | 'choose'>()
  const choose = () => setOpened('choose')
  const close = () => setOpened(undefined)
  return (
    <Card
      title={t('collections.products.title')}
      description={t('collections.order.hint')}
      actions={
        <>
          {ordered.length > 1 ? (
            <Button onPress={() => setOpened('arrange')}>{t('collections.order.action')}</Button>
          ) : null}
          <Button onPress={choose}>{t('collections.products.choose')}</Button>
        </>
      }
      isFlush
    >
      {ordered.length > 0 ? (
        <Toolbar
          search={
            <SearchField
              label={t('collections.products.search')}
              placeholder={t('collections.products.searchHint')}
              value={list.filter.q}
              onSearch={(q) => list.narrow({ q })}
            />
          }
        />
      ) : null}
      <ListTable
        label={t('collections.products.title')}
        list={list}
        columns={columns}
        page={membersOn(ordered, list.filter)}
        rowName={({ title }) => title}
        rowHref={({ id }) => href(`/products/${id}`)}
        rowActions={({ id }) => (list.filter.q ? [] : movesOf(id))}
        bulkActions={actions}
        empty={
          <EmptyState
            icon={Tag}
            title={t('collections.products.empty')}
            message={t('collections.products.emptyHint')}
            actions={<Button onPress={choose}>{t('collections.products.choose')}</Button>}
          />
        }
      />
      {opened === 'arrange' ? <ArrangeMembers collection={collection} onClose={close} /> : null}
      {opened === 'choose' ? <ChooseMembers collection={collection} onClose={close} /> : null}
    </Card>
  )
}
