import { useTranslation } from '@stoa/i18n/react'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'

import { type Gift, isGiftComplete } from '../../model/gift.ts'
import styles from './add-to-cart.module.css'

interface GiftFieldsProps {
  gift: Gift
  onChange: (gift: Gift) => void
  /** Adding it was tried. */
  isRefused: boolean
}

/** Who receives a gift card, and what is written on it. */
export function GiftFields({ gift, onChange, isRefused }: GiftFieldsProps) {
  const { t } = useTranslation()
  const isWrong = isRefused && !isGiftComplete(gift)
  return (
    <fieldset className={styles.gift}>
      <legend className={styles.giftTitle}>{t('gift.title')}</legend>
      <TextField
        label={t('gift.receiver')}
        value={gift.receiver}
        onChange={(receiver) => onChange({ ...gift, receiver })}
      />
      <TextField
        label={t('gift.email')}
        type="email"
        value={gift.email}
        onChange={(email) => onChange({ ...gift, email })}
        errors={isWrong ? [t('fields.emailInvalid')] : []}
      />
      <TextArea
        label={t('gift.message')}
        value={gift.message}
        onChange={(message) => onChange({ ...gift, message })}
      />
    </fieldset>
  )
}
