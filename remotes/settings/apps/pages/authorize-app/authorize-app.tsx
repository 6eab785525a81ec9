import { LoadFailure } from '@stoa/admin/failures'
import { appQueries, useAuthorizeApp } from '@stoa/api/admin/apps'
import { useApi } from '@stoa/api/react'
import { useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { LinkButton } from '@stoa/ui/link-button'
import { Page } from '@stoa/ui/page'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { Stack } from '@stoa/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'

const isWebAddress = (address: string | null): address is string =>
  /^https?:$/.test(URL.parse(address ?? '')?.protocol ?? '')

/**
 * Leads to an app, which sends the person back here after signing in there: the address carries its code and state
 * then.
 */
export default function AuthorizeAppPage() {
  const { t } = useTranslation()
  const { href, open } = useNavigation()
  const notify = useNotify()
  const { app_name: name = '' } = useParams()
  const [params] = useSearchParams()
  const code = params.get('code')
  const state = params.get('state')
  const { data, error, refetch } = useQuery(appQueries(useApi()).list())
  const { mutate: authorize, isPending } = useAuthorizeApp()
  const app = data?.apps.find(({ application_name }) => application_name === name)
  const shown = app?.display_name ?? name
  const onSuccess = () => {
    notify.success(t('apps.done'), shown)
    open('/settings', { replace: true })
  }
  return (
    <Page
      title={t('apps.title', { name: shown })}
      back={{ href: href('/settings'), label: t('settings.title') }}
    >
      <Card>
        {error && !data ? <LoadFailure title={t('apps.failed')} error={error} onRetry={refetch} /> : null}
        {error || data ? null : <SkeletonLines count={2} />}
        {data && !app ? (
          <Banner tone="warning" title={t('apps.missing.title')}>
            {t('apps.missing.message', { name })}
          </Banner>
        ) : null}
        {app && code === null && state === null ? (
          <Stack>
            <p>{t('apps.begin', { name: shown })}</p>
            {isWebAddress(app.install_url) ? (
              <p>
                <LinkButton href={app.install_url}>{t('apps.open', { name: shown })}</LinkButton>
              </p>
            ) : null}
          </Stack>
        ) : null}
        {app && (code === null) !== (state === null) ? (
          <Banner tone="warning" title={t('apps.incomplete.title')}>
            {t('apps.incomplete.message')}
          </Banner>
        ) : null}
        {app && code !== null && state !== null ? (
          <Stack>
            <p>{t('apps.message', { name: shown })}</p>
            <p>
              <Button
                variant="primary"
                isLoading={isPending}
                onPress={() => authorize({ application_name: name, code, state }, { onSuccess })}
              >
                {t('apps.authorize')}
              </Button>
            </p>
          </Stack>
        ) : null}
      </Card>
    </Page>
  )
}
