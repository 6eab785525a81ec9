import { appQueries } from '@stoa/api/admin/apps'
import { useApi } from '@stoa/api/react'
import { useTranslation, type SettingsCard } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'

/** The cards of the OAuth apps of the backend's plug-ins; most backends have none. */
export function useAppCards(): SettingsCard[] {
  const { t } = useTranslation()
  // The other settings are there without them.
  const { data } = useQuery({ ...appQueries(useApi()).list(), meta: { quiet: true } })
  return (data?.apps ?? []).map(({ application_name, display_name }) => ({
    path: `/oauth/${encodeURIComponent(application_name)}`,
    label: display_name,
    description: t('apps.cardHint'),
    icon: 'puzzle',
    fromExtension: false,
  }))
}
