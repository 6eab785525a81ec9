import type { ShopProduct } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { Button } from '@stoa/ui/button'
import { LinkButton } from '@stoa/ui/link-button'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'

import { QuantityStepper } from '../../components/quantity-stepper.tsx'
import { mostOf, stockOf } from '../../model/availability.ts'
import { useAddToCart } from '../../state/use-add-to-cart.ts'
import styles from './add-to-cart.module.css'

interface AddToCartProps {
  title: string
  /** Undefined until every option is chosen. */
  variant: ShopProduct['variants'][number] | undefined
  /** The variant has a price in the region. */
  isSold: boolean
  /** The name of the option that waits for a decision. */
  missing: string | undefined
}

/** Quantity and button. A disabled button shows the reason. */
export function AddToCart({ title, variant, isSold, missing }: AddToCartProps) {
  const { t } = useTranslation()
  const [quantity, setQuantity] = useState(1)
  const { mutate, isPending, isSuccess } = useAddToCart()
  const isBuyable = variant !== undefined && isSold && stockOf(variant).kind !== 'gone'

  function label(): string {
    if (!variant) return missing ? t('add.choose', { option: missing }) : t('add.unavailable')
    if (!isSold) return t('add.notHere')
    return isBuyable ? t('add.add') : t('stock.gone')
  }

  return (
    <div className={styles['add']}>
      <div className={styles['line']}>
        <QuantityStepper
          label={title}
          value={quantity}
          most={variant && mostOf(variant)}
          isDisabled={!isBuyable}
          onChange={setQuantity}
        />
        <div className={styles['button']}>
          <Button
            variant="primary"
            size="large"
            isWide
            isDisabled={!isBuyable}
            isLoading={isPending}
            onPress={() => variant && mutate({ variantId: variant.id, quantity })}
          >
            {label()}
          </Button>
        </div>
      </div>
      <output className={styles['done']}>
        {isSuccess ? (
          <>
            <span className={styles['message']}>
              <Check size={18} aria-hidden /> {t('add.added')}
            </span>
            <LinkButton href="/cart">{t('add.toCart')}</LinkButton>
          </>
        ) : null}
      </output>
    </div>
  )
}
