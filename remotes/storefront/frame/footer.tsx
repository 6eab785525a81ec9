import { useTranslation } from '@stoa/i18n/react'
import { Link } from 'react-router'

import { childrenOf } from '../model/category-tree.ts'
import { LEGAL_PAGES } from '../model/legal-text.ts'
import { categoryPath, listPath } from '../model/shop-address.ts'
import { useCategories } from '../state/use-categories.ts'
import { Brand } from './brand.tsx'
import styles from './frame.module.css'

/** Ends every page of the shop. */
export function Footer() {
  const { t } = useTranslation()
  const categories = childrenOf(useCategories(), null)
  return (
    <footer className={styles.footer}>
      <div className={styles.footerContent}>
        <Brand />
        <p className={styles.motto}>{t('frame.motto')}</p>
        <FooterLinks
          label={t('frame.all')}
          links={[
            [listPath(), t('frame.all')],
            ...categories.map((category) => [categoryPath([category]), category.name] as const),
          ]}
        />
        <FooterLinks
          label={t('frame.findOrder')}
          links={[
            ['/account', t('frame.account')],
            ['/orders', t('frame.findOrder')],
            ['/gift-card', t('frame.giftCard')],
          ]}
        />
        <FooterLinks
          label={t('frame.legal')}
          links={[...LEGAL_PAGES, 'withdrawal'].map((page) => [`/${page}`, t(`legal.${page}`)])}
        />
      </div>
    </footer>
  )
}

interface FooterLinksProps {
  label: string
  /** Address and name of each. */
  links: readonly (readonly [string, string])[]
}

function FooterLinks({ label, links }: FooterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.footerLinks}>
        {links.map(([path, name]) => (
          <li key={path}>
            <Link to={path} className={styles.footerLink}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
