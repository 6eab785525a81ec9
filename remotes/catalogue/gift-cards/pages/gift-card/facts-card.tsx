import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminGiftCard } from '@stoa/api/admin/gift-cards'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { formatMoney } from '@stoa/i18n/money'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'
import { useState } from 'react'

const BalanceDialog = lazyDialog(async () => (await import('./balance-dialog.tsx')).BalanceDialog)
const TermsDialog = lazyDialog(async () => (await import('./terms-dialog.tsx')).TermsDialog)

const textIn = (metadata: AdminGiftCard['metadata'], key: string): string | null => {
  const value: unknown = metadata?.[key]
  return typeof value === 'string' && value !== '' ? value : null
}

/** What a card is worth, where and until when it pays, and who has it. */
export function FactsCard({ card }: { card: AdminGiftCard }) {
  const { value, balance, region, order, ends_at, created_at, metadata } = card
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const [opened, setOpened] = useState<'balance' | 'terms'>()
  const close = () => setOpened(undefined)
  const money = (amount: number) => formatMoney(amount, region.currency_code, locale)
  return (
    <Card
      title={t('giftCards.details.title')}
      actions={
        <>
          <Button onPress={() => setOpened('balance')}>{t('giftCards.balance.action')}</Button>
          <Button onPress={() => setOpened('terms')}>{t('giftCards.terms.action')}</Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { term: t('giftCards.columns.value'), details: money(value) },
          { term: t('giftCards.columns.balance'), details: money(balance) },
          { term: t('giftCards.fields.region'), details: region.name },
          {
            term: t('giftCards.fields.end'),
            details: ends_at === null ? t('giftCards.never') : formatDateTime(ends_at, locale),
          },
          {
            term: t('giftCards.columns.order'),
            details: order ? <Link href={href(`/orders/${order.id}`)}>#{order.display_id}</Link> : null,
          },
          { term: t('giftCards.columns.created'), details: formatDateTime(created_at, locale) },
          { term: t('giftCards.fields.email'), details: textIn(metadata, 'email') },
          { term: t('giftCards.fields.message'), details: textIn(metadata, 'personal_message') },
        ]}
      />
      {opened === 'balance' ? <BalanceDialog card={card} onClose={close} /> : null}
      {opened === 'terms' ? <TermsDialog card={card} onClose={close} /> : null}
    </Card>
  )
}
