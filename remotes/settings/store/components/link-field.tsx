import { Field, type RecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { Link } from '@stoa/ui/link'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import { useWatch } from 'react-hook-form'

import {
  carrierOf,
  exampleOf,
  LINKS,
  templateProblem,
  type LinkField as Name,
} from '../model/link-template.ts'
import type { StoreValues } from './use-store-form.ts'

/** A link template with the link that it makes of an example. */
export function LinkField({ form, name }: { form: RecordForm<StoreValues>; name: Name }) {
  const { t } = useTranslation()
  const template = useWatch({ control: form.control, name })
  const example = exampleOf(name, template)
  const carrier = carrierOf(name)
  const { placeholder } = LINKS[name]
  const validate = (typed: string) => {
    const problem = templateProblem(name, typed)
    return problem === undefined || `store.links.problem.${problem}`
  }
  return (
    <Stack gap={1}>
      <Field
        form={form}
        name={name}
        as={TextField}
        label={carrier ?? t(`store.links.${name}`)}
        description={carrier ? undefined : t(`store.links.hint.${name}`, { placeholder })}
        rules={{ validate }}
        type="url"
        autoComplete="off"
        spellCheck="false"
      />
      {example === undefined ? null : (
        <p>
          <Link href={example} target="_blank">
            {t('store.links.try', { link: example })}
          </Link>
        </p>
      )}
    </Stack>
  )
}
