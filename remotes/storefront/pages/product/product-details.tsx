import type { ShopProduct } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'

import type { Crumb } from '../../components/breadcrumbs.tsx'
import { DeliveryCosts } from '../../components/delivery-costs.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { PriceTag } from '../../components/price-tag.tsx'
import { WishButton } from '../../components/wish-button.tsx'
import { ShopZone } from '../../extensions/shop-zone.tsx'
import { productFacts } from '../../head/product-facts.ts'
import { stockOf } from '../../model/availability.ts'
import { lowestPrice, priceOf } from '../../model/price.ts'
import { productPath } from '../../model/shop-address.ts'
import { openOption } from '../../model/variant-choice.ts'
import { useRegion } from '../../state/region.ts'
import { AddToCart } from './add-to-cart.tsx'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { OptionGroup } from './option-group.tsx'
import styles from './product.module.css'
import { StockHint } from './stock-hint.tsx'
import { useVariantChoice } from './use-variant-choice.ts'

interface ProductDetailsProps {
  product: ShopProduct
  /** The pages above. */
  crumbs: readonly Crumb[]
  /** The prices of the chosen region are still on their way. */
  isWaiting: boolean
}

/** Pictures and words of a product, its options, and the way into the cart. */
export function ProductDetails({ product, crumbs, isWaiting }: ProductDetailsProps) {
  const { t } = useTranslation()
  const { region, currency, withTax } = useRegion()
  const { choice, variant, chooseValue } = useVariantChoice(product)
  const facts = productFacts(product, { currency, withTax })
  const exact = variant && priceOf(variant, withTax)
  const shown = variant ? exact && { price: exact, isFrom: false } : lowestPrice(product.variants, withTax)
  return (
    <article className={styles.product}>
      <Gallery product={product} />
      <div className={styles.words}>
        <div className={styles.heading}>
          <PageHeading
            title={product.title}
            head={{
              path: productPath(product.handle ?? product.id),
              description: facts.description,
              image: product.thumbnail,
              crumbs,
              product: facts,
            }}
          />
          <WishButton product={product} />
        </div>
        {product.subtitle ? (
          <p className={styles.subtitle}>
            <bdi>{product.subtitle}</bdi>
          </p>
        ) : null}
        <div className={styles.price} aria-live="polite">
          {shown ? <PriceTag {...shown} currency={currency} size="large" /> : <span>{t('price.none')}</span>}
          {shown ? (
            <span className={styles.tax}>{t(withTax ? 'price.taxIncluded' : 'price.taxAdded')}</span>
          ) : null}
        </div>
        {product.options.map((option) => (
          <OptionGroup
            key={option.id}
            product={product}
            option={option}
            choice={choice}
            onChoose={(value) => chooseValue(option.id, value)}
          />
        ))}
        {variant ? <StockHint stock={stockOf(variant)} /> : null}
        <AddToCart
          product={product}
          variant={variant}
          isSold={Boolean(exact)}
          isWaiting={isWaiting}
          missing={openOption(product, choice)?.title}
        />
        <DeliveryCosts profiles={[product.profile_id]} />
        <ShopZone
          name="product.after"
          product={{
            id: product.id,
            title: product.title,
            handle: product.handle,
            metadata: product.metadata,
            variant_id: variant?.id ?? null,
            price: shown ? shown.price.amount : null,
            currency_code: currency,
            region,
          }}
        />
        {product.description ? (
          <p className={styles.description} dir="auto">
            {product.description}
          </p>
        ) : null}
        <Facts product={product} />
      </div>
    </article>
  )
}
