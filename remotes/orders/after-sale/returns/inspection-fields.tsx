import { Field } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { FormGrid } from '@stoa/ui/form-grid'
import { NumberField } from '@stoa/ui/number-field'
import { TextField } from '@stoa/ui/text-field'
import { useWatch } from 'react-hook-form'

import { ClaimPictures } from '../claims/claim-pictures.tsx'
import type { AfterSaleForm } from '../components/values.ts'

/** What is found when the pieces of one line are looked at. */
export function InspectionFields({ form, index }: { form: AfterSaleForm; index: number }) {
  const { t } = useTranslation()
  const [quantity, damaged, note] = useWatch({
    control: form.control,
    name: [`lines.${index}.quantity`, `lines.${index}.damaged`, `lines.${index}.note`],
  })
  return (
    <>
      <FormGrid>
        <Field
          form={form}
          name={`lines.${index}.damaged`}
          as={NumberField}
          label={t('afterSale.receive.inspection.damaged')}
          description={t('afterSale.receive.inspection.damagedHint')}
          min={0}
          max={quantity ?? 0}
          rules={{
            validate: (pieces) =>
              Number(pieces ?? 0) <= (quantity ?? 0) || 'afterSale.receive.inspection.tooMany',
          }}
        />
        <Field form={form} name={`lines.${index}.note`} as={TextField} label={t('afterSale.line.note')} />
      </FormGrid>
      {damaged || note ? (
        <Field
          form={form}
          name={`lines.${index}.pictures`}
          as={ClaimPictures}
          label={t('afterSale.claim.pictures')}
        />
      ) : null}
    </>
  )
}
