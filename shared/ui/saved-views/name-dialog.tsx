import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'

interface NameDialogProps {
  title: string
  name: string
  onName: (name: string) => void
  onClose: () => void
}

/** The field takes the focus when the dialog opens. */
const AT_ONCE = { autoFocus: true } as const

/** More would not fit a tab. */
const LONGEST = 60

/** A dialog for the name of a view. */
export function NameDialog({ title, name, onName, onClose }: NameDialogProps) {
  const t = useUiText()
  const [text, setText] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const settle = () => {
    const settled = text.trim()
    if (settled) onName(settled)
    else setMissing(true)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="small"
      onSubmit={settle}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('views.name')}
        value={text}
        onChange={setText}
        errors={isMissing && !text.trim() ? [t('views.nameMissing')] : []}
        maxLength={LONGEST}
        {...AT_ONCE}
      />
    </Dialog>
  )
}
