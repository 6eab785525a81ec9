import { useDeleteLineItem, useUpdateLineItem } from '@stoa/api/store/carts'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Button } from '@stoa/ui/button'
import { Thumbnail } from '@stoa/ui/thumbnail'
import { Link } from 'react-router'

import { QuantityStepper } from '../../components/quantity-stepper.tsx'
import { mostOf, shortLines } from '../../model/availability.ts'
import type { Cart, CartLine } from '../../model/cart.ts'
import { productPath } from '../../model/shop-address.ts'
import { lineAmount } from '../../model/totals.ts'
import styles from './cart-line-row.module.css'

/** One line of the cart. A change is shown at once; a refused one is reverted with a notice. */
export function CartLineRow({ cart, line }: { cart: Cart; line: CartLine }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const update = useUpdateLineItem()
  const remove = useDeleteLineItem()
  const { region, id: cartId } = cart
  const most = line.variant ? mostOf(line.variant) : undefined
  const handle = line.variant?.product?.handle
  const amount = money(lineAmount(line, region.includes_tax === true), region.currency_code)

  return (
    <li className={styles['line']}>
      <Thumbnail src={line.thumbnail} alt="" size="large" />
      <div className={styles['words']}>
        {handle ? (
          <Link to={productPath(handle)} className={styles['title']}>
            <bdi>{line.title}</bdi>
          </Link>
        ) : (
          <span className={styles['title']}>
            <bdi>{line.title}</bdi>
          </span>
        )}
        <span className={styles['description']}>
          <bdi>{line.description}</bdi>
        </span>
        {shortLines([line]).length > 0 ? (
          <span className={styles['short']}>{t('cart.onlyLeft', { count: most })}</span>
        ) : null}
      </div>
      <span className={styles['amount']} aria-busy={update.isPending}>
        {amount}
      </span>
      <div className={styles['controls']}>
        <QuantityStepper
          label={line.title}
          value={line.quantity}
          most={most}
          onChange={(quantity) => update.mutate({ cartId, lineId: line.id, changes: { quantity } })}
        />
        <Button
          variant="quiet"
          aria-label={t('cart.removeLine', { title: line.title })}
          onPress={() => remove.mutate({ cartId, lineId: line.id })}
        >
          {t('cart.remove')}
        </Button>
      </div>
    </li>
  )
}
