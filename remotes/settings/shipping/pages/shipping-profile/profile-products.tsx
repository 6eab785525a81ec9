import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { ListTable, useListFilter, type ListRules } from '@stoa/admin/list'
import { usePickerColumns } from '@stoa/admin/pickers'
import type { ProductRow } from '@stoa/api/admin/products'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'
import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'

import { localPage } from '../../../model/local-page.ts'
import type { Profile } from '../../model/profile.ts'
import { useMoveBack } from './use-move-back.ts'

const AddProducts = lazyDialog(async () => (await import('./add-products.tsx')).AddProducts)

/** The profile is read with all its products, in the order of the store. */
const RULES: ListRules = { filters: {}, sorts: {} }

/** The products that ship by a profile. */
export function ProfileProducts({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const list = useListFilter(RULES)
  const columns = usePickerColumns(undefined)
  const moveBack = useMoveBack(profile)
  const [isAdding, setAdding] = useState(false)
  const products = (profile.products ?? []) as unknown as readonly ProductRow[]
  const title = t('shippingProfiles.products.title')
  const isGiftCards = profile.type === 'gift_card'
  return (
    <Card
      title={title}
      actions={
        isGiftCards ? null : (
          <Button onPress={() => setAdding(true)}>{t('shippingProfiles.products.add')}</Button>
        )
      }
      isFlush
    >
      {products.length > 0 ? (
        <Toolbar
          search={
            <SearchField
              label={t('admin.product.search')}
              placeholder={t('shippingProfiles.products.searchHint')}
              value={list.filter.q}
              onSearch={(q) => list.narrow({ q })}
            />
          }
        />
      ) : null}
      <ListTable
        label={title}
        list={list}
        columns={columns}
        page={localPage(products, list.filter, ({ title: name, handle }) => [name, handle])}
        rowName={({ title: name }) => name}
        rowHref={({ id }) => href(`/products/${id}`)}
        bulkActions={moveBack}
        empty={
          <EmptyState
            icon={Tag}
            title={t('shippingProfiles.products.empty')}
            message={t('shippingProfiles.products.emptyHint')}
          />
        }
      />
      {isAdding ? <AddProducts profile={profile} onClose={() => setAdding(false)} /> : null}
    </Card>
  )
}
