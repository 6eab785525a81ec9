import { type SessionItem, useSessionCart } from '@stoa/api/store/session-cart'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Button } from '@stoa/ui/button'
import { Thumbnail } from '@stoa/ui/thumbnail'
import { Link } from 'react-router'

import { QuantityStepper } from '../../components/quantity-stepper.tsx'
import { detailsOf, limitOf } from '../../model/cart-item.ts'
import { productPath } from '../../model/shop-address.ts'
import { useRegion } from '../../state/region.ts'
import styles from './cart-line-row.module.css'

interface CartLineRowProps {
  item: SessionItem
  onRemove: () => void
}

/** One line of the cart. A change is there at once. */
export function CartLineRow({ item, onRemove }: CartLineRowProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { currency } = useRegion()
  const { setQuantity } = useSessionCart()
  const { variantId, title, description, handle, thumbnail, extras } = detailsOf(item.variant)
  const most = limitOf(item.variant)
  return (
    <li className={styles.line}>
      <Thumbnail src={thumbnail} alt="" size="large" />
      <div className={styles.words}>
        {handle ? (
          <Link to={productPath(handle, variantId)} className={styles.title}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <span className={styles.title}>
            <bdi>{title}</bdi>
          </span>
        )}
        {Object.entries({ description, ...extras })
          .filter(([, text]) => text !== '')
          .map(([key, text]) => (
            <span key={key} className={styles.description}>
              <bdi>{text}</bdi>
            </span>
          ))}
        {item.quantity === most ? (
          <span className={styles.description}>{t('cart.allThereIs', { count: most })}</span>
        ) : null}
      </div>
      <span className={styles.amount}>{money(item.total, currency)}</span>
      <div className={styles.controls}>
        <QuantityStepper
          label={title}
          value={item.quantity}
          most={most}
          onChange={(quantity) => setQuantity(item.variant.id, quantity)}
        />
        <Button variant="quiet" aria-label={t('cart.removeLine', { title })} onPress={onRemove}>
          {t('cart.remove')}
        </Button>
      </div>
    </li>
  )
}
