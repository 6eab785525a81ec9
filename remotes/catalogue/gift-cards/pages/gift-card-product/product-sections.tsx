import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { StatusBadge } from '@stoa/admin/pickers'
import { JsonCard } from '@stoa/admin/record'
import type { AdminProduct } from '@stoa/api/admin/products'
import type { AdminStore } from '@stoa/api/admin/store'
import { useNavigation, useTranslation, Zone } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Menu } from '@stoa/ui/menu'
import { Page } from '@stoa/ui/page'
import { Thumbnail } from '@stoa/ui/thumbnail'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'

import { useProductEntries } from '../../components/use-product-entries.ts'
import { DenominationsCard } from './denominations-card.tsx'

const EditGiftCardProduct = lazyDialog(
  async () => (await import('../../components/edit-gift-card-product.tsx')).EditGiftCardProduct,
)

interface ProductSectionsProps {
  product: AdminProduct
  store: AdminStore
}

export function ProductSections({ product, store }: ProductSectionsProps) {
  const { t } = useTranslation()
  const { href, open } = useNavigation()
  const [isEditing, setEditing] = useState(false)
  const { title, status, description, handle, thumbnail } = product
  const entries = useProductEntries(product, {
    onEdit: () => setEditing(true),
    onDeleted: () => open('/gift-cards', { replace: true }),
  })
  return (
    <Page
      title={<bdi>{title}</bdi>}
      back={{ href: href('/gift-cards'), label: t('giftCards.title') }}
      badges={<StatusBadge status={status} />}
      actions={
        <Menu
          trigger={<Button icon={Ellipsis} aria-label={t('admin.list.actions.one', { name: title })} />}
          entries={entries}
        />
      }
      side={
        <Card title={t('giftCards.fields.picture')}>
          <Thumbnail src={thumbnail} alt="" size="fill" />
        </Card>
      }
    >
      <Zone name="gift_card.details.before" product={product} />
      <Card
        title={t('products.general.title')}
        actions={<Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>}
      >
        <DescriptionList
          items={[
            { term: t('giftCards.fields.title'), details: title },
            { term: t('giftCards.fields.description'), details: description },
            { term: t('collections.columns.handle'), details: handle },
          ]}
        />
      </Card>
      <DenominationsCard product={product} store={store} />
      <JsonCard value={product} />
      <Zone name="gift_card.details.after" product={product} />
      {isEditing ? <EditGiftCardProduct product={product} onClose={() => setEditing(false)} /> : null}
    </Page>
  )
}
