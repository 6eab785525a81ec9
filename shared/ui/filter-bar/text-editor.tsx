import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { PortalForm } from '../dialog/portal-form.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './filter-editor.module.css'

/** The field takes the focus when the editor opens. */
const AT_ONCE = { autoFocus: true } as const

interface TextEditorProps {
  label: string
  values: readonly string[]
  onSettle: (values: readonly string[]) => void
}

export function TextEditor({ label, values, onSettle }: TextEditorProps) {
  const t = useUiText()
  const [text, setText] = useState(values[0] ?? '')
  return (
    <PortalForm className={styles.form} onSubmit={() => onSettle(text.trim() ? [text.trim()] : [])}>
      <TextField label={label} value={text} onChange={setText} {...AT_ONCE} />
      <Button type="submit" variant="primary" size="small">
        {t('filters.apply')}
      </Button>
    </PortalForm>
  )
}
