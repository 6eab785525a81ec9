import { FormDialog } from '@stoa/admin/form'
import { StepResults } from '@stoa/admin/steps'
import type { StockLocation } from '@stoa/api/admin/stock-locations'
import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'

import { LocationFields } from './location-fields.tsx'
import { useLocationForm } from './use-location-form.ts'

interface LocationFormProps {
  /** Missing for a new one. */
  location?: StockLocation
  onClose: () => void
}

/** Makes or changes a location. Channels are connected one by one after it was saved; what failed can be gone on with. */
export function LocationForm({ location, onClose }: LocationFormProps) {
  const { t } = useTranslation()
  const { form, choices, steps } = useLocationForm(location, onClose)
  return (
    <FormDialog
      title={t(location ? 'inventory.locations.edit' : 'inventory.locations.create.title')}
      size="large"
      {...(!location && { saveLabel: t('inventory.locations.create.save') })}
      form={form}
      steps={steps}
      isSavedAsIs={!location}
      onClose={onClose}
    >
      {steps.states.length > 0 ? (
        <>
          <Banner tone="success">{t('inventory.locations.stored')}</Banner>
          <StepResults states={steps.states} isRunning={steps.isRunning} />
        </>
      ) : (
        <LocationFields form={form} choices={choices} />
      )}
    </FormDialog>
  )
}
