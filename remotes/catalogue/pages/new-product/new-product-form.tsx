import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Page } from '@stoa/ui/page'
import { Controller, useWatch, type Control } from 'react-hook-form'

import { AttributeFields } from '../../components/product/attribute-fields.tsx'
import fields from '../../components/product/fields.module.css'
import { MediaEditor } from '../../components/product/media-editor.tsx'
import { OrganiseFields } from '../../components/product/organise-fields.tsx'
import { TextFields, type ProductTexts } from '../../components/product/text-fields.tsx'
import type { ProductDraft } from './use-new-product.ts'
import { VariantsCard } from './variants-card.tsx'

interface NewProductFormProps {
  draft: ProductDraft
  /** Those of the store. */
  currencies: readonly string[]
}

export function NewProductForm({ draft, currencies }: NewProductFormProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { control, errorsOf, failure, problem, isDirty, isSaving, submitAs } = draft
  const trouble = failure ?? problem ?? errorsOf('options')[0]
  return (
    <Page
      title={t('create.title')}
      back={{ href: href('/products'), label: t('products.title') }}
      actions={
        <>
          <Button isDisabled={!isDirty || isSaving} onPress={() => submitAs('draft')}>
            {t('create.saveDraft')}
          </Button>
          <Button
            variant="primary"
            isDisabled={!isDirty}
            isLoading={isSaving}
            onPress={() => submitAs('published')}
          >
            {t('products.publish')}
          </Button>
        </>
      }
    >
      {trouble ? (
        <Banner tone="error" title={t('create.notCreated')}>
          {trouble}
        </Banner>
      ) : null}
      {draft.isRestored && isDirty ? (
        <Banner
          actions={
            <Button size="small" onPress={draft.discard}>
              {t('general.discard')}
            </Button>
          }
        >
          {t('general.restored')}
        </Banner>
      ) : null}
      <Card title={t('general.title')}>
        <div className={fields['fields']}>
          {/* The names of its fields are fields of this form too, which the library's types cannot say. */}
          <TextFields
            control={control as unknown as Control<ProductTexts>}
            errorsOf={errorsOf}
            derivesHandle
          />
          {draft.added}
        </div>
      </Card>
      <Card title={t('organisation.title')}>
        <Controller
          name="organisation"
          control={control}
          render={({ field: { value, onChange } }) => <OrganiseFields value={value} onChange={onChange} />}
        />
      </Card>
      <VariantsCard draft={draft} currencies={currencies} />
      <Card title={t('pictures.title')}>
        <PictureFields form={draft.form} />
      </Card>
      <Card title={t('attributes.title')}>
        <Controller
          name="attributes"
          control={control}
          render={({ field: { value, onChange } }) => <AttributeFields value={value} onChange={onChange} />}
        />
      </Card>
    </Page>
  )
}

function PictureFields({ form: { control, getValues } }: Pick<ProductDraft, 'form'>) {
  const title = useWatch({ control, name: 'title' })
  return (
    <Controller
      name="pictures"
      control={control}
      render={({ field: { value, onChange } }) => (
        <MediaEditor
          title={title}
          value={value}
          onChange={(change) => onChange(change(getValues('pictures')))}
        />
      )}
    />
  )
}
