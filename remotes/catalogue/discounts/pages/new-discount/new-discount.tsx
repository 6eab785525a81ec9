import { Field, FormNotices } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Checkbox } from '@stoa/ui/checkbox'
import { Page } from '@stoa/ui/page'
import { Stack } from '@stoa/ui/stack'
import { useId } from 'react'

import { ConfigurationFields } from '../../components/configuration-fields.tsx'
import { GeneralFields } from '../../components/general-fields.tsx'
import { ConditionsField } from './conditions-field.tsx'
import { KindFields } from './kind-fields.tsx'
import { useNewDiscount } from './use-new-discount.ts'

export default function NewDiscountPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const id = useId()
  const { form, savingAs, save } = useNewDiscount()

  return (
    <Page
      title={t('discounts.new')}
      back={{ href: href('/discounts'), label: t('discounts.title') }}
      actions={
        <>
          <Button
            isLoading={savingAs === 'draft'}
            isDisabled={savingAs === 'published'}
            onPress={() => save('draft')}
          >
            {t('discounts.saveDraft')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isLoading={savingAs === 'published'}
            isDisabled={savingAs === 'draft'}
          >
            {t('discounts.publish')}
          </Button>
        </>
      }
    >
      <FormNotices form={form} isNew />
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save('published')
        }}
      >
        <Stack>
          <Card title={t('discounts.sections.kind')}>
            <Stack>
              <KindFields form={form} />
            </Stack>
          </Card>
          <Card title={t('discounts.sections.general')}>
            <Stack>
              <GeneralFields form={form} />
              <Field
                form={form}
                name="isDynamic"
                as={Checkbox}
                label={t('discounts.fields.dynamic')}
                description={t('discounts.fields.dynamicHint')}
              />
            </Stack>
          </Card>
          <Card title={t('discounts.sections.configuration')}>
            <Stack>
              <ConfigurationFields form={form} />
            </Stack>
          </Card>
          <Card title={t('discounts.conditions.title')}>
            <Field form={form} name="conditions" as={ConditionsField} />
          </Card>
          <Card>
            <MetadataField form={form} />
          </Card>
        </Stack>
      </form>
    </Page>
  )
}
