import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { StatusBadge } from '@stoa/admin/choices'
import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Menu } from '@stoa/ui/menu'
import { Thumbnail } from '@stoa/ui/thumbnail'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'

import styles from '../../components/gift-card.module.css'
import { useProductEntries } from '../../components/use-product-entries.ts'
import { denominationsOf } from '../../model/denominations.ts'

const EditGiftCardProduct = lazyDialog(
  async () => (await import('../../components/edit-gift-card-product.tsx')).EditGiftCardProduct,
)

interface ProductBannerProps {
  product: AdminProduct
  currency: string
}

export function ProductBanner({ product, currency }: ProductBannerProps) {
  const { t, locale } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const entries = useProductEntries(product, { onEdit: () => setEditing(true) })
  const { title, status, description, thumbnail, variants } = product
  return (
    <div className={styles.card}>
      <Thumbnail src={thumbnail} alt="" size="large" />
      <div className={styles.about}>
        <p>
          <bdi>{title}</bdi> <StatusBadge status={status} />
        </p>
        {description ? (
          <p className={styles.description}>
            <bdi>{description}</bdi>
          </p>
        ) : null}
        <ul className={styles.amounts} aria-label={t('giftCards.fields.values')}>
          {denominationsOf(variants, currency).map(({ id, title: name, amount }) => (
            <li key={id}>
              <Badge>
                <bdi>{amount === null ? name : formatMoney(amount, currency, locale)}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
      </div>
      <Menu
        trigger={
          <Button variant="quiet" icon={Ellipsis} aria-label={t('admin.list.actions.one', { name: title })} />
        }
        entries={entries}
      />
      {isEditing ? <EditGiftCardProduct product={product} onClose={() => setEditing(false)} /> : null}
    </div>
  )
}
