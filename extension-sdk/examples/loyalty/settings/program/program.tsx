import { useClient, useFailureText, useTranslation } from '@stoa/extension-sdk'

import { readProgram } from '../../calls/store.ts'
import { Failure } from '../../components/failure.tsx'
import { Loading } from '../../components/loading.tsx'
import { Panel } from '../../components/panel.tsx'
import { Screen } from '../../components/screen.tsx'
import { useResource } from '../../components/use-resource.ts'
import { ProgramForm } from './program-form.tsx'

/** The rules of the program, kept in the store's metadata. */
export default function ProgramSettings() {
  const { t } = useTranslation()
  const client = useClient()
  const failureText = useFailureText()
  const program = useResource(client, (api, signal) => readProgram(api, { signal }))
  return (
    <Screen
      title={t('name')}
      description={t('program.intro')}
      back={{ path: '/settings', label: t('program.back') }}
    >
      <Panel title={t('program.title')}>
        {program.status === 'loading' ? <Loading lines={4} /> : null}
        {program.status === 'failed' ? (
          <Failure message={failureText(program.error)} onRetry={program.retry} />
        ) : null}
        {program.status === 'ready' ? <ProgramForm stored={program.value} onSaved={program.replace} /> : null}
      </Panel>
    </Screen>
  )
}
