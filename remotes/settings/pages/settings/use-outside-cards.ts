import { useFlag, useTranslation, type SettingsCard } from '@stoa/extension-sdk'

/** The cards of settings whose pages have an address of their own outside `/settings`. */
export function useOutsideCards(): SettingsCard[] {
  const { t } = useTranslation()
  const cards = [
    {
      isOn: useFlag('sales_channels'),
      path: '/sales-channels',
      label: t('settings.channels.title'),
      description: t('settings.channels.hint'),
      icon: 'layers',
    },
    {
      isOn: useFlag('publishable_api_keys'),
      path: '/publishable-api-keys',
      label: t('settings.keys.title'),
      description: t('settings.keys.hint'),
      icon: 'key',
    },
  ] as const
  return cards
    .filter(({ isOn }) => isOn)
    .map(({ isOn: _isOn, ...card }) => ({ ...card, fromExtension: false }))
}
