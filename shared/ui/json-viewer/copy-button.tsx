import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import styles from './json-viewer.module.css'

interface CopyButtonProps {
  /** Written only when somebody wants it. */
  text: () => string
  texts: { copy: string; copied: string; copyFailed: string }
}

/** Puts a text on the clipboard and says whether that worked, until the focus leaves. */
export function CopyButton({ text, texts }: CopyButtonProps) {
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
      <output className={styles['outcome']}>{outcome ? texts[outcome] : null}</output>
      <Button
        variant="quiet"
        size="small"
        icon={outcome === 'copied' ? Check : Copy}
        onPress={() => void copy()}
        onBlur={() => setOutcome(undefined)}
      >
        {texts.copy}
      </Button>
    </>
  )
}
