import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState, type ReactNode } from 'react'

interface EditButtonProps {
  /** What is edited, for those who cannot see where the button stands. */
  label: string
  /** The dialog. */
  children: (close: () => void) => ReactNode
}

/** Opens the dialog in which a card is edited. */
export function EditButton({ label, children }: EditButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={label} onPress={() => setOpen(true)}>
        {t('admin.edit')}
      </Button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  )
}
