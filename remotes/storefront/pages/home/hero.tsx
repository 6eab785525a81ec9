import type { ProductCard } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { Link } from 'react-router'

import { ActionLink } from '../../components/action-link.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { listPath, productPath } from '../../model/shop-address.ts'
import styles from './hero.module.css'

const ARCHES = 3

/** A greeting beside a colonnade whose arches frame products of the shop. */
export function Hero({ products }: { products?: readonly ProductCard[] }) {
  const { t } = useTranslation()
  const framed = products?.filter(({ thumbnail }) => thumbnail) ?? []
  // Neighbours in the list are often of a kind.
  const stride = Math.max(1, Math.floor(framed.length / ARCHES))
  const arches = Array.from({ length: ARCHES }, (_, index) => framed[index * stride])
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <PageHeading title={t('home.title')} size="large" head={{ path: '/', description: t('home.lead') }}>
          {t('home.greeting')}
        </PageHeading>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div>
          <ActionLink to={listPath()} variant="primary">
            {t('home.enter')}
          </ActionLink>
        </div>
      </div>
      <ul className={styles.colonnade}>
        {arches.map((product, index) => (
          <li key={product?.id ?? index} className={styles.column}>
            {product?.thumbnail ? (
              <Link
                to={productPath(product.handle ?? product.id)}
                className={styles.arch}
                aria-label={product.title}
              >
                <img src={product.thumbnail} alt="" width={240} height={240} fetchPriority="high" />
              </Link>
            ) : (
              <span className={styles.arch} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
