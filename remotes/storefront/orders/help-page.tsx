import type { ShopOrder } from '@stoa/api/store/orders'
import { useTranslation } from '@stoa/i18n/react'
import { LinkButton } from '@stoa/ui/link-button'
import { Link } from 'react-router'

import { FormPage } from '../account/form-page.tsx'
import { WithOrder } from './with-order.tsx'

/** The shop's address for letters, as the document names it. */
const contactAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="stoa-contact"]')?.content ?? ''

/** For faults that no form covers: a letter to the shop with the order's number in it. */
export function HelpPage() {
  return <WithOrder>{(order) => <Help order={order} />}</WithOrder>
}

function Help({ order }: { order: ShopOrder }) {
  const { t } = useTranslation()
  const address = contactAddress()
  const letter = new URLSearchParams({
    subject: t('help.subject', { number: order.display_id }),
    body: t('help.body', { number: order.display_id }),
  })
  return (
    <FormPage
      title={t('help.title', { number: order.display_id })}
      lead={t('help.lead')}
      links={
        <Link to=".." relative="path">
          {t('returns.back')}
        </Link>
      }
    >
      <div>
        <LinkButton
          href={`mailto:${address}?${letter.toString().replaceAll('+', '%20')}`}
          variant="primary"
          size="large"
        >
          {t('help.write')}
        </LinkButton>
      </div>
      <p>{t('help.address', { address, number: order.display_id })}</p>
    </FormPage>
  )
}
