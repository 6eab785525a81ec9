import type { ShopOrder } from '@stoa/api/store/orders'
import { useTranslation } from '@stoa/i18n/react'
import { Link } from 'react-router'

import { FormPage } from '../account/form-page.tsx'
import { contactAddress, LetterLink } from './letter-link.tsx'
import { WithOrder } from './with-order.tsx'

/** For faults that no form covers: a letter to the shop with the order's number in it. */
export function HelpPage() {
  return <WithOrder>{(order) => <Help order={order} />}</WithOrder>
}

function Help({ order: { display_id: number } }: { order: ShopOrder }) {
  const { t } = useTranslation()
  const address = contactAddress()
  return (
    <FormPage
      title={t('help.title', { number })}
      lead={t('help.lead')}
      links={
        <>
          <Link to=".." relative="path">
            {t('returns.back')}
          </Link>
          <Link to="/imprint">{t('legal.imprint')}</Link>
        </>
      }
    >
      <LetterLink subject={t('help.subject', { number })} body={t('help.body', { number })} />
      {address ? <p>{t('help.address', { address, number })}</p> : null}
    </FormPage>
  )
}
