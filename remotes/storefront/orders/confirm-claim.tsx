import { isApiError } from '@stoa/api/http'
import { useConfirmRequest } from '@stoa/api/store/orders'
import { useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Link } from 'react-router'

import { FormPage } from '../account/form-page.tsx'
import { failureText } from '../state/failure-text.ts'

/** The backend answers a token that is no longer valid with 500. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.failure.kind === 'http' && error.failure.status <= 500

/** Confirms, by a button since mail programs open links ahead, that orders go to the account that asked for them. */
export function ConfirmClaim({ token }: { token: string }) {
  const { t } = useTranslation()
  const confirm = useConfirmRequest()
  return (
    <FormPage
      title={t('claimOrders.confirmTitle')}
      lead={t('claimOrders.confirmLead')}
      links={<Link to="/account/orders">{t('claimOrders.toOrders')}</Link>}
    >
      {confirm.isSuccess ? (
        <Banner tone="success">{t('claimOrders.confirmed')}</Banner>
      ) : (
        <div>
          <Button
            variant="primary"
            size="large"
            isLoading={confirm.isPending}
            onPress={() => confirm.mutate({ token })}
          >
            {t('claimOrders.confirm')}
          </Button>
        </div>
      )}
      {confirm.isError ? (
        <Banner tone="error">
          {isRefused(confirm.error) ? t('claimOrders.expired') : failureText(confirm.error, t)}
        </Banner>
      ) : null}
    </FormPage>
  )
}
