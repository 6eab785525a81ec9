import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import Heart from 'lucide-react/icons/heart'

import { failureText } from '../state/failure-text.ts'
import { showNotice } from '../state/notices.ts'
import { toggleWish, useWishes } from '../state/wishes.ts'
import styles from './wish-button.module.css'

interface WishButtonProps {
  product: { id: string; title: string }
}

/** Puts a product on the wish list, or takes it off. */
export function WishButton({ product: { id, title } }: WishButtonProps) {
  const { t } = useTranslation()
  const http = useApi()
  const isWished = useWishes().includes(id)

  async function toggle(): Promise<void> {
    try {
      await toggleWish(http, id)
    } catch (error) {
      showNotice({ tone: 'error', title: t('failures.title'), message: failureText(error, t) })
    }
  }

  const label = t(isWished ? 'wish.remove' : 'wish.add', { title })
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      data-wished={isWished || undefined}
      onClick={() => void toggle()}
    >
      <Icon glyph={Heart} />
    </button>
  )
}
