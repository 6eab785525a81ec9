import { Field } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { FormGrid } from '@stoa/ui/form-grid'
import { NumberField } from '@stoa/ui/number-field'
import { Select, type SelectOption } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import { useWatch } from 'react-hook-form'
import type { ReactNode } from 'react'

import type { ReturnableLine } from '../model/lines.ts'
import { LineName } from './line-name.tsx'
import type { AfterSaleForm } from './values.ts'

interface LineFieldsProps {
  form: AfterSaleForm
  lines: readonly ReturnableLine[]
  /** Why they come back; without reasons the pieces are only counted. */
  reasons?: readonly SelectOption[]
  /** Without a reason nothing is sent. Default false. */
  isReasonRequired?: boolean
  /** More fields of a line, shown once pieces of it come back. */
  renderMore?: (index: number) => ReactNode
}

/** How many pieces of each line come back, and why. */
export function LineFields({ form, lines, ...rest }: LineFieldsProps) {
  return (
    <Stack gap={5}>
      {lines.map((line, index) => (
        <OneLine key={line.id} form={form} line={line} index={index} {...rest} />
      ))}
    </Stack>
  )
}

interface OneLineProps extends Omit<LineFieldsProps, 'lines'> {
  line: ReturnableLine
  index: number
}

function OneLine({ form, line, index, reasons, isReasonRequired = false, renderMore }: OneLineProps) {
  const { t } = useTranslation()
  const quantity = useWatch({ control: form.control, name: `lines.${index}.quantity` })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the name of a line holds a picture, which a legend cannot
    <div role="group" aria-label={line.title}>
      <Stack gap={2}>
        <LineName line={line} />
        <FormGrid>
          <Field
            form={form}
            name={`lines.${index}.quantity`}
            as={NumberField}
            label={t('afterSale.line.quantity')}
            description={t('afterSale.line.most', { count: line.returnable })}
            min={0}
            max={line.returnable}
          />
          {quantity && reasons ? (
            <>
              <Field
                form={form}
                name={`lines.${index}.reason`}
                as={Select}
                {...(isReasonRequired && { rules: { required: 'afterSale.line.reasonMissing' } })}
                label={t('afterSale.line.reason')}
                placeholder={t('afterSale.line.noReason')}
                options={reasons}
              />
              <Field
                form={form}
                name={`lines.${index}.note`}
                as={TextField}
                label={t('afterSale.line.note')}
              />
            </>
          ) : null}
        </FormGrid>
        {quantity ? renderMore?.(index) : null}
      </Stack>
    </div>
  )
}
