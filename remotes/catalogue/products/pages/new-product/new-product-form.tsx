import { Field, FormNotices } from '@stoa/admin/form'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Page } from '@stoa/ui/page'
import { Stack } from '@stoa/ui/stack'
import { useWatch } from 'react-hook-form'

import { AttributeFields } from '../../components/attribute-fields.tsx'
import { MediaEditor } from '../../components/media-editor.tsx'
import { OrganiseFields } from '../../components/organise-fields.tsx'
import { TextFields } from '../../components/text-fields.tsx'
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
  const { errorsOf, problem, isDirty, isSaving, submitAs } = draft
  const trouble = problem ?? errorsOf('options')[0]
  return (
    <Page
      title={t('newProduct.title')}
      back={{ href: href('/products'), label: t('products.title') }}
      actions={
        <>
          <Button isDisabled={!isDirty || isSaving} onPress={() => submitAs('draft')}>
            {t('newProduct.saveDraft')}
          </Button>
          <Button
            variant="primary"
            isDisabled={!isDirty}
            isLoading={isSaving}
            onPress={() => submitAs('published')}
          >
            {t('admin.product.publish')}
          </Button>
        </>
      }
    >
      {trouble ? (
        <Banner tone="error" title={t('newProduct.notCreated')}>
          {trouble}
        </Banner>
      ) : null}
      <FormNotices form={draft} isNew />
      <Card title={t('products.general.title')}>
        <Stack>
          <TextFields form={draft} derivesHandle />
          {draft.added}
        </Stack>
      </Card>
      <Card title={t('admin.product.organisation.title')}>
        <Field form={draft} name="organisation" as={OrganiseFields} />
      </Card>
      <VariantsCard draft={draft} currencies={currencies} />
      <Card title={t('productPictures.title')}>
        <PictureFields draft={draft} />
      </Card>
      <Card title={t('productAttributes.title')}>
        <Field form={draft} name="attributes" as={AttributeFields} />
      </Card>
    </Page>
  )
}

function PictureFields({ draft }: { draft: ProductDraft }) {
  const title = useWatch({ control: draft.control, name: 'title' })
  return <Field form={draft} name="pictures" as={MediaEditor} title={title} />
}
