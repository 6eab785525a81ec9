import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Tooltip } from '@stoa/ui/tooltip'
import Copy from 'lucide-react/icons/copy'

import { useCopyText } from './use-copy-text.ts'

interface CopyTextProps {
  text: string
  /** The keys of the button, of the notice once it is copied, and of the one when the browser refuses. */
  label: string
  done: string
  failed: string
  /** Explains the refusal. Default: the text, to be copied by hand. */
  hint?: string
  /** The letter that presses it. Default none. */
  shortcut?: string
}

/** A button that copies a text, and says whether the browser did. */
export function CopyText({ text, label, done, failed, hint = text, shortcut }: CopyTextProps) {
  const { t } = useTranslation()
  const copy = useCopyText({ done, failed, hint })
  return (
    <Tooltip text={t(label)}>
      <Button
        variant="quiet"
        size="small"
        icon={Copy}
        aria-label={t(label)}
        data-shortcut={shortcut}
        onPress={() => void copy(text)}
      />
    </Tooltip>
  )
}
