import { hasStatus } from '@stoa/api/http'
import { useDeleteDiscount, useUpdateCart } from '@stoa/api/store/carts'
import { useTranslation } from '@stoa/i18n/react'
import { Button } from '@stoa/ui/button'
import { TextField } from '@stoa/ui/text-field'
import Tag from 'lucide-react/icons/tag'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'

import type { Cart } from '../model/cart.ts'
import { withDiscount, withGiftCard, withoutGiftCard } from '../model/cart-codes.ts'
import { failureText } from '../state/failure-text.ts'
import styles from './code-box.module.css'

/** Accepts a discount or gift card code and shows the applied ones. */
export function CodeBox({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const update = useUpdateCart()
  const removeDiscount = useDeleteDiscount()
  const cartId = cart.id

  /** Shoppers do not care which of the two a code is: one that is no discount may be a gift card. */
  async function apply(entered: string): Promise<void> {
    try {
      await update.mutateAsync({ cartId, changes: withDiscount(cart, entered) })
    } catch (error) {
      if (!hasStatus(error, 404)) throw error
      await update.mutateAsync({ cartId, changes: withGiftCard(cart, entered) })
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const entered = code.trim()
    if (!entered) return
    try {
      await apply(entered)
      setCode('')
      setRefusal(undefined)
    } catch (error) {
      setRefusal(hasStatus(error, 404) ? t('codes.unknown') : failureText(error, t))
    }
  }

  function removeGiftCard(card: string): void {
    const changes = withoutGiftCard(cart, card)
    update.mutate({ cartId, changes }, { onError: (error) => setRefusal(failureText(error, t)) })
  }

  return (
    <div className={styles.box}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('codes.label')}
          value={code}
          onChange={setCode}
          errors={refusal ? [refusal] : []}
          autoComplete="off"
          spellCheck="false"
        />
        <Button type="submit" isLoading={update.isPending}>
          {t('codes.apply')}
        </Button>
      </form>
      <ul className={styles.codes} aria-label={t('codes.applied')}>
        {cart.discounts.map((discount) => (
          <AppliedCode
            key={discount.id}
            code={discount.code}
            isRemoving={removeDiscount.isPending}
            onRemove={() => removeDiscount.mutate({ cartId, code: discount.code })}
          />
        ))}
        {cart.gift_cards.map((card) => (
          <AppliedCode
            key={card.id}
            code={card.code}
            isRemoving={update.isPending}
            onRemove={() => removeGiftCard(card.code)}
          />
        ))}
      </ul>
    </div>
  )
}

function AppliedCode({
  code,
  isRemoving,
  onRemove,
}: {
  code: string
  isRemoving: boolean
  onRemove: () => void
}) {
  const { t } = useTranslation()
  return (
    <li className={styles.code}>
      <Tag size={14} aria-hidden />
      <bdi>{code}</bdi>
      <Button
        variant="quiet"
        size="small"
        icon={X}
        aria-label={t('codes.remove', { code })}
        isDisabled={isRemoving}
        onPress={onRemove}
      />
    </li>
  )
}
