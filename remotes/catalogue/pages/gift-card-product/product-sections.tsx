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

import { later } from '../../components/later.tsx'
import { useProductEntries } from '../../components/gift-card/use-product-entries.ts'
import { JsonCard } from '../../components/json-card.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { DenominationsCard } from './denominations-card.tsx'

const EditGiftCardProduct = later(
  async () => (await import('../../components/gift-card/edit-gift-card-product.tsx')).EditGiftCardProduct,
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
          trigger={<Button icon={Ellipsis} aria-label={t('list.actions.one', { name: title })} />}
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
        title={t('general.title')}
        actions={<Button onPress={() => setEditing(true)}>{t('common.edit')}</Button>}
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
