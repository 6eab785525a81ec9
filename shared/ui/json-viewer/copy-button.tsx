import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './json-viewer.module.css'

interface CopyButtonProps {
  /** Called only on copy. */
  text: () => string
}

/** Copies a text to the clipboard and shows the result until the focus leaves. */
export function CopyButton({ text }: CopyButtonProps) {
  const t = useUiText()
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setOutcome('copied')
    } catch {
      // The browser refused, or the page is not a secure one.
      setOutcome('copyFailed')
    }
  }
  return (
    <>
      <output className={styles.outcome}>{outcome ? t(`json.${outcome}`) : null}</output>
      <Button
        variant="quiet"
        size="small"
        icon={outcome === 'copied' ? Check : Copy}
        onPress={() => void copy()}
        onBlur={() => setOutcome(undefined)}
      >
        {t('json.copy')}
      </Button>
    </>
  )
}
