import { useTranslation, type WidgetProps } from '@stoa/extension-sdk'
import { LinkButton } from '@stoa/ui/link-button'
import ExternalLink from 'lucide-react/icons/external-link'
import EyeOff from 'lucide-react/icons/eye-off'

import { productAddress } from '../../model/shop-address.ts'
import styles from './shop-link.module.css'

/** The shop's address, which the admin's document carries. */
function shopAddress(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="stoa-shop"]')
  return meta?.content || 'http://localhost:8000'
}

/** Links a published product to its page in the shop; for others it says that shoppers cannot see them. */
export default function ShopLink({ product }: WidgetProps<'product.details.before'>) {
  const { t } = useTranslation()
  const { status, handle } = product
  if (status === 'published' && handle) {
    return (
      <div className={styles.line}>
        <LinkButton href={productAddress(shopAddress(), handle)} target="_blank" icon={ExternalLink}>
          {t('shopLink.open')}
        </LinkButton>
      </div>
    )
  }
  return (
    <p className={styles.line}>
      <EyeOff size={16} aria-hidden />
      {t('shopLink.hidden')}
    </p>
  )
}
