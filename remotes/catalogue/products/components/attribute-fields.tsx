import { COUNTRY_CODES } from '@stoa/admin/choices'
import { useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import { hasText } from '@stoa/i18n/search-text'
import { ComboField } from '@stoa/ui/combo-field'
import { FormGrid } from '@stoa/ui/form-grid'
import { NumberField } from '@stoa/ui/number-field'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'

import type { Attributes } from '../model/new-product.ts'

interface AttributeFieldsProps {
  value: Attributes
  onChange: (value: Attributes) => void
  /** Why the server refused a field. */
  errorsOf?: (field: keyof Attributes) => string[]
}

const MEASURES = ['weight', 'length', 'width', 'height'] as const
/** What the store's database holds. */
const MOST = 2_147_483_647
const NONE = (): string[] => []

/** What a product or a variant measures, and what customs want to know. */
export function AttributeFields({ value, onChange, errorsOf = NONE }: AttributeFieldsProps) {
  const { t, locale } = useTranslation()
  const change = (part: Partial<Attributes>) => onChange({ ...value, ...part })
  const countries = COUNTRY_CODES.map((id) => ({ id, label: countryName(id, locale) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, locale),
  )
  const entered = value.origin_country
  return (
    <Stack>
      <FormGrid size="small">
        {MEASURES.map((name) => (
          <NumberField
            key={name}
            label={t(`productAttributes.${name}`)}
            min={0}
            max={MOST}
            value={value[name]}
            onChange={(number) => change({ [name]: number })}
            errors={errorsOf(name)}
          />
        ))}
      </FormGrid>
      <FormGrid>
        <TextField
          label={t('productAttributes.hsCode')}
          value={value.hs_code}
          onChange={(hs_code) => change({ hs_code })}
          errors={errorsOf('hs_code')}
          autoComplete="off"
        />
        <TextField
          label={t('productAttributes.midCode')}
          value={value.mid_code}
          onChange={(mid_code) => change({ mid_code })}
          errors={errorsOf('mid_code')}
          autoComplete="off"
        />
        <ComboField
          label={t('productAttributes.origin')}
          placeholder={t('productAttributes.noCountry')}
          value={entered}
          {...(entered !== null && { valueLabel: countryName(entered, locale) })}
          onChange={(origin_country) => change({ origin_country })}
          load={({ query }) => {
            const options = countries.filter(({ label }) => hasText(label, query))
            return Promise.resolve({ options, count: options.length })
          }}
          errors={errorsOf('origin_country')}
          clearLabel={t('productAttributes.noCountry')}
        />
      </FormGrid>
    </Stack>
  )
}
