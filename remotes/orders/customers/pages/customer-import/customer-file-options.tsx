import type { ColumnOptionsProps } from '@stoa/admin/import'
import { useTranslation } from '@stoa/extension-sdk'
import { Switch } from '@stoa/ui/switch'

import type { CustomerFileSettings } from './customer-settings.ts'

export function CustomerFileOptions(props: ColumnOptionsProps<CustomerFileSettings>) {
  const { settings, onChange, isDisabled } = props
  const { t } = useTranslation()
  if (!settings.columns.some(({ target }) => target === 'groups')) return null
  return (
    <Switch
      label={t('customers.import.newGroups')}
      description={t('customers.import.newGroupsHint')}
      isSelected={settings.isCreatingGroups}
      onChange={(isCreatingGroups) => onChange({ isCreatingGroups })}
      isDisabled={isDisabled}
    />
  )
}
