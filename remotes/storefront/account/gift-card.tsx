import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { giftCardCalls, type ShopGiftCard } from '@stoa/api/store/gift-cards'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Card } from '@stoa/ui/card'
import { TotalList } from '@stoa/ui/total-list'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'

import { FormText } from '../pages/checkout/form-text.tsx'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { listPath } from '../model/shop-address.ts'
import { failureText } from '../state/failure-text.ts'
import { FormPage } from './form-page.tsx'

/** Shows the balance of a gift card to anybody who has its code. */
export function GiftCardPage() {
  const { t } = useTranslation()
  const http = useApi()
  const [card, setCard] = useState<ShopGiftCard>()
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })

  async function read({ code }: { code: string }): Promise<void> {
    setCard(undefined)
    try {
      setCard((await giftCardCalls.retrieve(http, code.trim())).gift_card)
    } catch (error) {
      setError('root', { message: hasStatus(error, 404) ? t('giftCard.unknown') : failureText(error, t) })
    }
  }

  return (
    <FormPage
      title={t('frame.giftCard')}
      lead={t('giftCard.lead')}
      links={<Link to={listPath()}>{t('frame.all')}</Link>}
    >
      <StepForm
        onSubmit={handleSubmit(read)}
        refusal={formState.errors.root?.message}
        action={t('giftCard.submit')}
        isSubmitting={formState.isSubmitting}
      >
        <FormText control={control} name="code" label={t('giftCard.code')} autoComplete="off" isRequired />
      </StepForm>
      <output>{card ? <Balance card={card} /> : null}</output>
    </FormPage>
  )
}

function Balance({ card: { code, balance, value, region } }: { card: ShopGiftCard }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  return (
    <Card title={code}>
      <TotalList
        rows={[
          { id: 'value', label: t('giftCard.value'), value: money(value, region.currency_code) },
          {
            id: 'balance',
            label: t('giftCard.balance'),
            value: money(balance, region.currency_code),
            isResult: true,
          },
        ]}
      />
    </Card>
  )
}
