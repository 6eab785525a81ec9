import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { TextField } from '@stoa/ui/text-field'
import Dices from 'lucide-react/icons/dices'
import type { Ref } from 'react'

import { fillPattern } from '../model/code-pattern.ts'
import styles from './code-field.module.css'

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  errors?: readonly string[]
  ref?: Ref<HTMLInputElement>
}

const ANY = '########'

/** The code that shoppers type, or one that is made up. The store keeps it in capitals. */
export function CodeField({ onChange, ...field }: CodeFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.line}>
      <TextField
        {...field}
        onChange={(code) => onChange(code.toUpperCase())}
        label={t('discounts.fields.code')}
        description={t('discounts.fields.codeHint')}
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
      <div className={styles.button}>
        <Button icon={Dices} onPress={() => onChange(fillPattern(ANY))}>
          {t('discounts.fields.makeUp')}
        </Button>
      </div>
    </div>
  )
}
