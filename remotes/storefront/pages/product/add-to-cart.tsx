import type { ShopProduct } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import { QuantityStepper } from '../../components/quantity-stepper.tsx'
import { mostOf, stockOf } from '../../model/availability.ts'
import { EMPTY_GIFT, giftExtras, isGiftComplete } from '../../model/gift.ts'
import { useAddToCart } from '../../state/use-add-to-cart.ts'
import styles from './add-to-cart.module.css'
import { GiftFields } from './gift-fields.tsx'

interface AddToCartProps {
  product: ShopProduct
  /** Undefined until every option is chosen. */
  variant: ShopProduct['variants'][number] | undefined
  /** The variant has a price in the region. */
  isSold: boolean
  /** Its prices of the chosen region are still on their way. */
  isWaiting: boolean
  /** The name of the option that waits for a decision. */
  missing: string | undefined
}

/** Quantity and button, for a gift card also who gets it. A disabled button shows the reason. */
export function AddToCart({ product, variant, isSold, isWaiting, missing }: AddToCartProps) {
  const { t } = useTranslation()
  const [quantity, setQuantity] = useState(1)
  const [gift, setGift] = useState(EMPTY_GIFT)
  const [isRefused, setIsRefused] = useState(false)
  const addToCart = useAddToCart()
  const most = variant && mostOf(variant)
  const pieces = Math.max(1, Math.min(quantity, most ?? quantity))
  const isBuyable = variant !== undefined && isSold && stockOf(variant).kind !== 'gone'

  function label(): string {
    if (!variant) return missing ? t('add.choose', { option: missing }) : t('add.unavailable')
    if (!isSold) return t('add.notHere')
    return isBuyable ? t('add.add') : t('stock.gone')
  }

  function add(): void {
    setIsRefused(!isGiftComplete(gift))
    if (variant && isGiftComplete(gift))
      addToCart({ product, variant, quantity: pieces, extras: giftExtras(gift) })
  }

  return (
    <div className={styles.add}>
      {product.is_giftcard ? <GiftFields gift={gift} onChange={setGift} isRefused={isRefused} /> : null}
      <div className={styles.line}>
        <QuantityStepper
          label={product.title}
          value={pieces}
          most={most}
          isDisabled={!isBuyable}
          onChange={setQuantity}
        />
        <div className={styles.button}>
          <Button variant="primary" size="large" isWide isDisabled={!isBuyable || isWaiting} onPress={add}>
            {label()}
          </Button>
        </div>
      </div>
    </div>
  )
}
