import type { StockLocation } from '@stoa/api/admin/stock-locations'
import { useTranslation } from '@stoa/extension-sdk'
import { Select, type SelectProps } from '@stoa/ui/select'

type FirmSelect = Extract<SelectProps, { clearLabel?: undefined }>

type LocationSelectProps = Omit<FirmSelect, 'label' | 'placeholder' | 'options'> & {
  /** The store's stock locations; undefined while they are read. */
  locations: readonly Pick<StockLocation, 'id' | 'name'>[] | undefined
}

/**
 * Chooses a stock location; fits a form's field.
 *
 * @example <Field form={form} name="locationId" as={LocationSelect} locations={locations} />
 */
export function LocationSelect({ locations, ...props }: LocationSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      {...props}
      label={t('admin.location.label')}
      placeholder={t('admin.location.choose')}
      options={locations?.map(({ id, name }) => ({ id, label: name }))}
    />
  )
}
