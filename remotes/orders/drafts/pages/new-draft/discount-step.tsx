import { Field } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Inline } from '@stoa/ui/inline'
import { TagField } from '@stoa/ui/tag-field'

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
      {checks.map(({ code, state }) => (
        <Inline key={code}>
          <bdi>{code}</bdi>
          <Badge tone={state === 'fine' ? 'success' : state === 'checking' ? 'neutral' : 'danger'}>
            {t(`draftOrders.codes.${state}`)}
          </Badge>
        </Inline>
      ))}
    </>
  )
}
