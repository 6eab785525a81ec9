import { useClient, useFailureText, useTranslation } from '@stoa/extension-sdk'

import { readCustomers } from '../../calls/customers.ts'
import { AdminLink } from '../../components/admin-link.tsx'
import { Failure } from '../../components/failure.tsx'
import { Figures } from '../../components/figures.tsx'
import { Loading } from '../../components/loading.tsx'
import theme from '../../components/theme.module.css'
import { usePoints } from '../../components/use-points.ts'
import { useResource } from '../../components/use-resource.ts'
import { membersOf, totalPoints } from '../../model/members.ts'

/** On the home page: how many members there are, and what they have. */
export default function Members() {
  const { t, locale } = useTranslation()
  const client = useClient()
  const failureText = useFailureText()
  const inPoints = usePoints()
  const members = useResource(client, async (api, signal) => membersOf(await readCustomers(api, signal)))
  return (
    <div className={theme['theme']}>
      {members.status === 'loading' ? <Loading lines={2} /> : null}
      {members.status === 'failed' ? (
        <Failure message={failureText(members.error)} onRetry={members.retry} />
      ) : null}
      {members.status === 'ready' ? (
        <Figures
          figures={[
            {
              label: t('members.count'),
              value: new Intl.NumberFormat(locale).format(members.value.length),
            },
            { label: t('members.total'), value: inPoints(totalPoints(members.value)) },
          ]}
        />
      ) : null}
      <AdminLink path="/loyalty">{t('members.open')}</AdminLink>
    </div>
  )
}
