import { useClient, useFailureText, useNavigation, useTranslation } from '@stoa/extension-sdk'

import { readCustomers } from '../../calls/customers.ts'
import { Failure } from '../../components/failure.tsx'
import { Loading } from '../../components/loading.tsx'
import { Panel } from '../../components/panel.tsx'
import { Screen } from '../../components/screen.tsx'
import { useResource } from '../../components/use-resource.ts'
import { membersOf } from '../../model/members.ts'
import { MemberList } from './member-list.tsx'

/** Everybody who has points. */
export default function Members() {
  const { t } = useTranslation()
  const client = useClient()
  const failureText = useFailureText()
  const search = new URLSearchParams(useNavigation().current().split('?')[1]).get('q') ?? ''
  const members = useResource(client, async (api, signal) => membersOf(await readCustomers(api, signal)))
  return (
    <Screen title={t('members.title')} description={t('members.intro')}>
      {members.status === 'ready' ? (
        <MemberList key={search} members={members.value} sought={search} />
      ) : null}
      {members.status === 'loading' ? (
        <Panel title={t('members.all')}>
          <Loading lines={10} />
        </Panel>
      ) : null}
      {members.status === 'failed' ? (
        <Panel title={t('members.all')}>
          <Failure message={failureText(members.error)} onRetry={members.retry} />
        </Panel>
      ) : null}
    </Screen>
  )
}
