import { useTranslation, useNavigation, useUnsavedChanges } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Checkbox } from '@stoa/ui/checkbox'
import { Page } from '@stoa/ui/page'
import { useId } from 'react'
import { Controller } from 'react-hook-form'

import { ConfigurationFields } from '../../components/discount/configuration-fields.tsx'
import styles from '../../components/discount/fields.module.css'
import { GeneralFields } from '../../components/discount/general-fields.tsx'
import { MetadataField } from '../../components/metadata-field.tsx'
import { ConditionsField } from './conditions-field.tsx'
import { KindFields } from './kind-fields.tsx'
import { useNewDiscount } from './use-new-discount.ts'

export default function NewDiscountPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const id = useId()
  const { form, failure, isDirty, savingAs, save, ...fields } = useNewDiscount()
  const general = { control: form.control, errorsOf: fields.errorsOf }
  useUnsavedChanges(isDirty && savingAs === undefined)

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
      {failure ? (
        <Banner tone="error" title={t('common.notSaved')}>
          {failure}
        </Banner>
      ) : null}
      <form
        id={id}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save('published')
        }}
      >
        <Card title={t('discounts.sections.kind')}>
          <div className={styles['form']}>
            <KindFields form={form} />
          </div>
        </Card>
        <Card title={t('discounts.sections.general')}>
          <div className={styles['form']}>
            <GeneralFields form={general} />
            <Controller
              name="isDynamic"
              control={form.control}
              render={({ field: { value, ...field } }) => (
                <Checkbox
                  {...field}
                  isSelected={value}
                  label={t('discounts.fields.dynamic')}
                  description={t('discounts.fields.dynamicHint')}
                />
              )}
            />
          </div>
        </Card>
        <Card title={t('discounts.sections.configuration')}>
          <div className={styles['form']}>
            <ConfigurationFields form={general} />
          </div>
        </Card>
        <Card title={t('discounts.conditions.title')}>
          <Controller
            name="conditions"
            control={form.control}
            render={({ field: { value, onChange } }) => <ConditionsField value={value} onChange={onChange} />}
          />
        </Card>
        <Card>
          <MetadataField form={general} />
        </Card>
      </form>
    </Page>
  )
}
