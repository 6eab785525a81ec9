import { Field, FormNotices, OPTIONAL_TEXT, REQUIRED_TEXT } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import type { AdminStore } from '@stoa/api/admin/store'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import type { SubmitEvent } from 'react'

import { LINK_FIELDS, LINKS, type LinkField as Name } from '../model/link-template.ts'
import { LinkField } from './link-field.tsx'
import { useStoreForm } from './use-store-form.ts'

const isToParcel = (name: Name) => LINKS[name].subject === 'parcel'

export function StoreForm({ store }: { store: AdminStore }) {
  const { t } = useTranslation()
  const form = useStoreForm(store)
  const { isDirty, isRestored, isSaving } = form
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form noValidate onSubmit={save}>
      <Stack>
        <FormNotices form={form} />
        <Card title={t('store.general')}>
          <Field
            form={form}
            name="name"
            as={TextField}
            label={t('store.name')}
            description={t('store.nameHint')}
            rules={REQUIRED_TEXT}
            autoComplete="organization"
          />
        </Card>
        <Card title={t('store.links.title')} description={t('store.links.description')}>
          <Stack>
            {LINK_FIELDS.filter((name) => !isToParcel(name)).map((name) => (
              <LinkField key={name} form={form} name={name} />
            ))}
          </Stack>
        </Card>
        <Card title={t('store.documents.title')} description={t('store.documents.description')}>
          <Stack>
            <Field
              form={form}
              name="imprint"
              as={TextArea}
              label={t('store.documents.imprint')}
              description={t('store.documents.imprintHint')}
              rules={OPTIONAL_TEXT}
            />
            <Field
              form={form}
              name="packing_slip_text"
              as={TextArea}
              label={t('store.documents.packingSlip')}
              description={t('store.documents.packingSlipHint')}
              rules={OPTIONAL_TEXT}
            />
          </Stack>
        </Card>
        <Card
          title={t('store.parcels.title')}
          description={t('store.parcels.description', { placeholder: LINKS.tracking_url.placeholder })}
        >
          <Stack>
            {LINK_FIELDS.filter(isToParcel).map((name) => (
              <LinkField key={name} form={form} name={name} />
            ))}
          </Stack>
        </Card>
        <Card>
          <MetadataField form={form} />
        </Card>
        <Inline>
          <Button type="submit" variant="primary" isDisabled={!isDirty} isLoading={isSaving}>
            {t('admin.save')}
          </Button>
          {isDirty && !isRestored && !isSaving ? (
            <Button variant="quiet" onPress={form.discard}>
              {t('admin.discard.action')}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </form>
  )
}
