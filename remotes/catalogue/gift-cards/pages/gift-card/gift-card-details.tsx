import { JsonCard } from '@stoa/admin/record'
import { useSwitchGiftCard, type AdminGiftCard } from '@stoa/api/admin/gift-cards'
import { useNavigation, useTranslation, Zone } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Page } from '@stoa/ui/page'

import { StateBadge } from '../../components/state-badge.tsx'
import { FactsCard } from './facts-card.tsx'
import { NotificationsCard } from './notifications-card.tsx'
import { useDeleteCard } from './use-delete-card.ts'

export function GiftCardDetails({ card }: { card: AdminGiftCard }) {
  const { id, code, is_disabled: isDisabled } = card
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { mutate: change, isPending } = useSwitchGiftCard()
  const deletion = useDeleteCard(card)
  return (
    <Page
      title={<bdi>{code}</bdi>}
      back={{ href: href('/gift-cards'), label: t('giftCards.title') }}
      badges={<StateBadge card={card} />}
      actions={
        <>
          <Button tone="danger" isLoading={deletion.isPending} onPress={() => void deletion.ask()}>
            {t('admin.delete')}
          </Button>
          <Button isLoading={isPending} onPress={() => change({ id, disabled: !isDisabled })}>
            {t(isDisabled ? 'giftCards.enable' : 'giftCards.disable')}
          </Button>
        </>
      }
    >
      <Zone name="custom_gift_card.before" giftCard={card} />
      <FactsCard card={card} />
      <NotificationsCard cardId={id} />
      <JsonCard value={card} />
      <Zone name="custom_gift_card.after" giftCard={card} />
    </Page>
  )
}
