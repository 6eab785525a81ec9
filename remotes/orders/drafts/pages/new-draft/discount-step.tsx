import { Field } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { TagField } from '@stoa/ui/tag-field'

import { CodeStates } from '../../components/code-states.tsx'
import type { DraftWizardState } from './use-draft-wizard.ts'

/** Discount codes, each looked up in the store. */
export function DiscountStep({ wizard }: { wizard: DraftWizardState }) {
  const { form, checks } = wizard
  const { t } = useTranslation()
  return (
    <>
      <Field
        form={form}
        name="codes"
        as={TagField}
        label={t('draftOrders.codes.label')}
        description={t('draftOrders.codes.hint')}
      />
      <CodeStates checks={checks} />
    </>
  )
}
